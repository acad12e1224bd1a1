import { FIRST_RECONNECT_BOUND_MS, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '@/constants';

/** From this attempt on, the wait no longer grows. */
export const MAX_BACKOFF_ATTEMPT = Math.ceil(Math.log2(RECONNECT_MAX_MS / RECONNECT_MIN_MS));

/**
 * The wait before the next attempt: a random time below a bound that doubles with each failure (full jitter). Without jitter, all clients
 * of a failed server would return at the same moment.
 */
export function backoffMs(attempt: number, random: number = Math.random()): number {
  const bound = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** Math.min(attempt, MAX_BACKOFF_ATTEMPT));
  return Math.round(random * bound);
}

const FIRST_RECONNECT_ATTEMPT = Math.log2(FIRST_RECONNECT_BOUND_MS / RECONNECT_MIN_MS);

/**
 * The wait after a lost connection. All clients of that server may have lost theirs, so the first bound is already `FIRST_RECONNECT_BOUND_MS`.
 */
export const reconnectDelayMs = (attempt: number, random?: number) =>
  backoffMs(attempt + FIRST_RECONNECT_ATTEMPT, random);
