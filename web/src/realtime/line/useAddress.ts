import { useCallback, useEffect, useRef } from 'react';
import { backoffMs } from '../backoff';
import { setConnection } from '../connectionStore';

/**
 * A fresh address for each attempt of the socket, asked for until it is there or nobody wants it any more: the hook's own retry of a
 * failed address would run beside that of a failed socket, and open two. Each epoch is a new address, and so a new socket.
 */
export function useAddress(address: () => Promise<string>, epoch: number): () => Promise<string> {
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
        return await address();
      } catch (error) {
        if (current.current !== epoch) return NOBODY_WAITS;
        console.warn('no address for the socket', error);
        setConnection('restoring');
        await wake(backoffMs(attempt));
        if (current.current !== epoch) return NOBODY_WAITS;
      }
    }
  }, [address, epoch]);
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
