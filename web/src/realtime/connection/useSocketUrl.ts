import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '@/api/errors';
import { MAX_TURN_WAIT_MS } from '@/constants';
import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { backoffMs } from '../backoff';
import { setConnection } from '../connectionStore';

/**
 * A fresh address for each attempt to open the socket. The hook retries by itself until it has an address or is unmounted: the retries of
 * `useWebSocket` for an address and for a socket run in parallel and would open two sockets. Each epoch gives a new address and so a new
 * socket. `onDial` runs when the address is known, right before `useWebSocket` opens the socket.
 */
export function useSocketUrl(
  address: () => Promise<string>,
  epoch: number,
  onDial: () => void,
): () => Promise<string> {
  const current = useRef(epoch);
  useEffect(() => {
    current.current = epoch;
    return () => {
      current.current = -1;
    };
  }, [epoch]);
  return useCallback(async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const fresh = await address();
        if (current.current === epoch) onDial();
        return fresh;
      } catch (error) {
        if (current.current !== epoch) return NEVER_RESOLVES;
        console.warn('the address of the socket could not be requested', error);
        setConnection('restoring');
        await onlineOrDelay(waitMs(error, attempt));
        if (current.current !== epoch) return NEVER_RESOLVES;
      }
    }
  }, [address, epoch, onDial]);
}

/** With admission control, the server sends the second in which a client may return. Clients of one second spread over the next second. */
function waitMs(error: unknown, attempt: number): number {
  const turn = error instanceof ApiError ? error.comeBackAfter : null;
  const turnMs = turn === null ? 0 : (turn + Math.random()) * 1_000;
  return Math.max(backoffMs(attempt), Math.min(turnMs, MAX_TURN_WAIT_MS));
}

const NEVER_RESOLVES = new Promise<string>(() => undefined);
