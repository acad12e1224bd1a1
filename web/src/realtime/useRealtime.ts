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
import { runGuarded } from './connection/runGuarded';
import type { Lifetime } from './connection/renewal';
import { useSocketUrl } from './connection/useSocketUrl';
import { useRenewal } from './connection/useRenewal';
import { onWakeUp } from './connection/onWakeUp';

/** A ping is due within the server's interval; this part of it leaves time for the way. */
const HEARTBEAT_FACTOR = 0.8;
/** After this long online, the next loss is a new one. */
const STABLE_MS = 10_000;
const NEVER = Number.MAX_SAFE_INTEGER;

interface Options {
  /** A fresh address for each attempt; a ticket is good for one. */
  address: () => Promise<string>;
  /** Each `hello` says that frames before it may have been missed. */
  onFrame: (frame: AppFrame) => void;
  /** Of the token in use; null for a visitor. */
  lifetime: Lifetime | null;
  /** A ticket that prolongs an open line. */
  ticket: () => Promise<string>;
}

/** The one line of the app: open while this is mounted, restored whenever it is lost, asked whether it lives. */
export function useRealtime({ address, onFrame, lifetime, ticket }: Options): void {
  const [epoch, restart] = useReducer((count: number) => count + 1, 0);
  const heartbeat = useRef<Heartbeat | null>(null);
  /** The open socket. What a former one still says, or says last, is not for us any more. */
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
      // An error in one frame does not lose the others.
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
    // A server that takes us in and drops us at once must not be asked faster for it.
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
    // Frames go to stores and caches; rendering for each of them would be waste.
    filter: () => false,
    onOpen: ({ target }) => {
      // What cannot be sent is not kept: the next line says all of it anew.
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
    // A browser may take a minute to call a dead socket closed: a new one does not wait for that.
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
    // A line that is being opened takes a ticket anyway.
    if (open.current === null) return;
    try {
      const fresh = await ticket();
      await open.current?.connection.renewToken(fresh);
    } catch (error) {
      console.warn('the line was not prolonged', error);
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
