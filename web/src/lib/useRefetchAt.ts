import { useEffect, useEffectEvent } from 'react';

/** Refetches when `at` is reached: the server's clock decides when things start and end. */
export function useRefetchAt(at: number | null, now: number, refetch: () => void): void {
  const number = attemptNumber(at, now);
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    if (number >= 0) ask();
  }, [at, number]);
}

/** The interval between attempts, in case the server's clock has not reached the time yet. */
export const RETRY_MS = 10_000;
const TRIES = 6;

/** The number of the due attempt; -1 before the time, or when the server's clock is too far behind to wait for. */
export function attemptNumber(at: number | null, now: number): number {
  if (at === null || now < at) return -1;
  const number = Math.floor((now - at) / RETRY_MS);
  return number < TRIES ? number : -1;
}
