import { runGuarded } from '@/lib/runGuarded';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useWebSocket } from 'react-use-websocket/dist/lib/use-websocket';
import { MAX_BACKOFF_ATTEMPT, reconnectDelayMs } from './backoff';
import { setConnection } from './connectionStore';
import type { AppFrame, ClientFrame } from './events';
import { parseFrame } from './frames';
import { Heartbeat } from './heartbeat';
import { reconnectPolicyAfter } from './connection/closeCodes';
import { Connection } from './connection/connection';
import { HelloTimeout } from './connection/helloTimeout';
import type { Lifetime } from './connection/renewal';
import { useSocketUrl } from './connection/useSocketUrl';
import { useRenewal } from './connection/useRenewal';
import { onWakeUp } from './connection/onWakeUp';

/** Pings at this part of the server's interval, so that a ping arrives in time. */
const HEARTBEAT_FACTOR = 0.8;
/** After this time online, the next loss counts as the first failure. */
const STABLE_MS = 10_000;
const NEVER = Number.MAX_SAFE_INTEGER;

interface Options {
  /** A fresh address for each attempt: a ticket is valid for one. */
  address: () => Promise<string>;
  /** Receives the frames for the application. Each `hello` means that earlier frames may be lost. */
  onFrame: (frame: AppFrame) => void;
  /** The lifetime of the current token; null for a visitor. */
  lifetime: Lifetime | null;
  /** A ticket that prolongs an open connection. */
  ticket: () => Promise<string>;
}

/** The only connection of the app: open while this hook is mounted, restored after each loss, checked by a heartbeat. */
export function useRealtime({ address, onFrame, lifetime, ticket }: Options): void {
  const [epoch, restart] = useReducer((count: number) => count + 1, 0);
  const heartbeat = useRef<Heartbeat | null>(null);
  /** The open socket. Frames and events of former sockets are ignored. */
  const open = useRef<{ socket: EventTarget; connection: Connection } | null>(null);

  const enabled = useRef(false);
  const ended = useRef(false);
  const failures = useRef(0);
  const onlineSince = useRef(Infinity);
  const helloTimeout = useRef<HelloTimeout | null>(null);
  /** Sockets that sent no `hello` in time. Their close event may come a minute later, and is ignored. */
  const [abandoned] = useState(() => new WeakSet<EventTarget>());
  const isAbandoned = (socket: EventTarget | null) => socket !== null && abandoned.has(socket);

  const onDial = useCallback(() => helloTimeout.current?.dialled(), []);
  const url = useSocketUrl(address, epoch, onDial);

  const greet = (heartbeatMs: number) => {
    helloTimeout.current?.stop();
    setConnection('online');
    onlineSince.current = performance.now();
    heartbeat.current?.start(heartbeatMs * HEARTBEAT_FACTOR);
  };
  const take = (frame: AppFrame) => {
    if (frame.type === 'hello') greet(frame.heartbeat);
    if (frame.type === 'sessionEnded') ended.current = true;
    onFrame(frame);
  };
  const receive = (connection: Connection, text: string) => {
    heartbeat.current?.receivedFrame();
    for (const frame of parseFrame(text))
      // An error in one frame does not lose the other frames.
      runGuarded(() => {
        const ours = connection.receive(frame);
        if (ours) take(ours);
      });
  };
  const lost = (socket: EventTarget | null) => {
    if (!enabled.current || (open.current !== null && open.current.socket !== socket)) return;
    open.current?.connection.end();
    open.current = null;
    heartbeat.current?.stop();
    setConnection('restoring');
    // A server that accepts and drops the client at once must not be retried faster for that.
    if (performance.now() - onlineSince.current > STABLE_MS) failures.current = 0;
    onlineSince.current = Infinity;
  };
  const closed = ({ target, code }: CloseEvent) => {
    if (isAbandoned(target)) return;
    const ours = target === open.current?.socket;
    // useWebSocket dials again by itself.
    if (target === getWebSocket()) helloTimeout.current?.stop();
    lost(target);
    if (!ours || !enabled.current) return;
    const comeback = reconnectPolicyAfter(code);
    if (comeback === 'slowly') failures.current = Math.max(failures.current, MAX_BACKOFF_ATTEMPT);
    if (comeback !== 'never' || ended.current) return;
    ended.current = true;
    onFrame({ type: 'sessionEnded', reason: '' });
  };

  const { sendJsonMessage, getWebSocket } = useWebSocket(url, {
    shouldReconnect: ({ code, target }) => !isAbandoned(target) && reconnectPolicyAfter(code) !== 'never',
    reconnectAttempts: NEVER,
    reconnectInterval: () => reconnectDelayMs(failures.current++),
    // Frames go to stores and caches. No component needs to render for a frame.
    filter: () => false,
    onOpen: ({ target }) => {
      // An unsent frame is not queued: the next connection sends its state again.
      const send = (frame: ClientFrame) => sendJsonMessage(frame, false);
      open.current = target && { socket: target, connection: new Connection(send) };
    },
    onMessage: ({ target, data }) => {
      if (target === open.current?.socket) receive(open.current.connection, String(data));
    },
    onClose: closed,
  });

  const ping = useEffectEvent(() => open.current?.connection.ping());
  const giveUp = useEffectEvent(() => {
    // A browser may take a minute to report a dead socket as closed. The new socket does not wait for that.
    lost(open.current?.socket ?? null);
    restart();
  });
  const silent = useEffectEvent(() => {
    lost(open.current?.socket ?? null);
    const socket = getWebSocket();
    if (socket) {
      abandoned.add(socket);
      socket.close();
    }
    // Backoff: the server accepts sockets and sends nothing.
    return reconnectDelayMs(failures.current++);
  });

  useRenewal(lifetime, async () => {
    // An opening connection takes a ticket anyway.
    if (open.current === null) return;
    try {
      const fresh = await ticket();
      await open.current?.connection.renewToken(fresh);
    } catch (error) {
      console.warn('the login of the open connection was not renewed', error);
    }
  });

  useEffect(() => {
    enabled.current = true;
    ended.current = false;
    failures.current = 0;
    setConnection('opening');
    const beat = new Heartbeat(
      () => ping(),
      () => giveUp(),
    );
    heartbeat.current = beat;
    const timer = new HelloTimeout(() => silent(), restart);
    helloTimeout.current = timer;
    const forget = onWakeUp(({ fromBfcache }) => {
      if (ended.current) return;
      if (open.current === null) restart();
      else if (fromBfcache) giveUp();
      else beat.check();
    });
    return () => {
      beat.stop();
      timer.stop();
      forget();
      enabled.current = false;
      open.current?.connection.end();
      open.current = null;
      setConnection('off');
    };
  }, []);
}
