import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useWebSocket } from 'react-use-websocket/dist/lib/use-websocket';
import { backoffMs } from './backoff';
import { setConnection } from './connectionStore';
import type { ServerFrame } from './events';
import { parseFrame } from './frames';
import { Heartbeat } from './heartbeat';

/** The server closes with this code when the session is over: it must not be tried again. */
const SESSION_ENDED = 4001;
/** A ping is due within the server's interval; this part of it leaves time for the way. */
const IN_TIME = 0.8;
/** After this long online, the next loss is a new one. */
const STABLE_MS = 10_000;
const NEVER = Number.MAX_SAFE_INTEGER;

interface Options {
  /** Changes with the user: another user, another socket. Null where there is no reason to connect. */
  user: number | null;
  /** A fresh address for each attempt; a ticket is good for one. */
  address: () => Promise<string>;
  /** Each `hello` says that frames before it may have been missed. */
  onFrame: (frame: ServerFrame) => void;
}

/** The one socket of the app: opened while there is a reason, restored whenever it is lost, asked whether it lives. */
export function useRealtime({ user, address, onFrame }: Options): void {
  const [epoch, restart] = useReducer((count: number) => count + 1, 0);
  const url = useAddress(user, address, epoch);
  const heartbeat = useRef<Heartbeat | null>(null);
  /** The open socket. What a former one still says, or says last, is not for us any more. */
  const open = useRef<EventTarget | null>(null);

  const wanted = useRef(false);
  const ended = useRef(false);
  const failures = useRef(0);
  const onlineSince = useRef(Infinity);

  const greet = (heartbeatMs: number) => {
    setConnection('online');
    onlineSince.current = performance.now();
    heartbeat.current?.start(heartbeatMs * IN_TIME);
  };
  const receive = (text: string) => {
    heartbeat.current?.heard();
    for (const frame of parseFrame(text)) {
      if (frame.type === 'hello') greet(frame.heartbeat);
      if (frame.type === 'sessionEnded') ended.current = true;
      onFrame(frame);
    }
  };
  const lost = (socket: EventTarget | null) => {
    if (!wanted.current || (open.current !== null && open.current !== socket)) return;
    open.current = null;
    heartbeat.current?.stop();
    setConnection('restoring');
    // A server that takes us in and drops us at once must not be asked faster for it.
    if (performance.now() - onlineSince.current > STABLE_MS) failures.current = 0;
    onlineSince.current = Infinity;
  };
  const closed = (event: CloseEvent) => {
    const ours = event.target === open.current;
    lost(event.target);
    if (event.code !== SESSION_ENDED || ended.current || !wanted.current || !ours) return;
    ended.current = true;
    onFrame({ type: 'sessionEnded', reason: '' });
  };

  const { sendJsonMessage } = useWebSocket(url, {
    shouldReconnect: (event) => event.code !== SESSION_ENDED,
    reconnectAttempts: NEVER,
    reconnectInterval: () => backoffMs(failures.current++),
    // Frames go to stores and caches; rendering for each of them would be waste.
    filter: () => false,
    onOpen: (event) => {
      open.current = event.target;
    },
    onMessage: (event) => {
      if (event.target === open.current) receive(String(event.data));
    },
    onClose: closed,
  });

  const ping = useEffectEvent(() => sendJsonMessage({ type: 'ping' }, false));
  const giveUp = useEffectEvent(() => {
    // A browser may take a minute to call a dead socket closed: a new one does not wait for that.
    lost(open.current);
    restart();
  });

  useEffect(() => {
    if (user === null) return;
    wanted.current = true;
    ended.current = false;
    failures.current = 0;
    setConnection('opening');
    const beat = new Heartbeat(
      () => ping(),
      () => giveUp(),
    );
    heartbeat.current = beat;
    // A phone that slept or changed its network may hold a socket that is long dead, or wait for a timer that slept, too. One that
    // is only being opened may hang for minutes.
    const check = () => {
      if (document.visibilityState !== 'visible' || ended.current) return;
      if (open.current) beat.check();
      else restart();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    return () => {
      beat.stop();
      wanted.current = false;
      open.current = null;
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
      setConnection('off');
    };
  }, [user]);
}

/**
 * The hook's own retry of a failed address would run beside that of a failed socket and open two; so an address is tried here
 * until it is there, or until nobody wants it any more. Each epoch is a new address, and so a new socket.
 */
function useAddress(
  user: number | null,
  address: () => Promise<string>,
  epoch: number,
): (() => Promise<string>) | null {
  const wanted = `${user}/${epoch}`;
  const current = useRef(wanted);
  useEffect(() => {
    current.current = wanted;
    return () => {
      current.current = '';
    };
  }, [wanted]);
  const retrying = useCallback(async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await address();
      } catch (error) {
        if (current.current !== wanted) return NOBODY_WAITS;
        console.warn('no address for the socket', error);
        setConnection('restoring');
        await wake(backoffMs(attempt));
        if (current.current !== wanted) return NOBODY_WAITS;
      }
    }
  }, [address, wanted]);
  return user === null ? null : retrying;
}

const NOBODY_WAITS = new Promise<string>(() => undefined);

/** Waits, but no longer than until the network is back. */
function wake(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    window.addEventListener('online', done);
  });
}
