import { useEffect, useEffectEvent } from 'react';

/** When the moment has come, the server is asked: its clock decides what has begun and what is over. */
export function useRefetchAt(at: number | null, now: number, refetch: () => void): void {
  const number = attemptNumber(at, now);
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    if (number >= 0) ask();
  }, [at, number]);
}

/** How often it is asked again whether the server has got there, too. */
export const RETRY_MS = 10_000;
const TRIES = 6;

/** Which time of asking it is: none (-1) before the moment, or when the server's clock is too far away to wait for. */
export function attemptNumber(at: number | null, now: number): number {
  if (at === null || now < at) return -1;
  const number = Math.floor((now - at) / RETRY_MS);
  return number < TRIES ? number : -1;
}
