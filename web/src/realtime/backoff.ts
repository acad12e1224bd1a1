import { FIRST_RECONNECT_BOUND_MS, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '@/constants';

/** From this attempt on the wait grows no more. */
export const MAX_BACKOFF_ATTEMPT = Math.ceil(Math.log2(RECONNECT_MAX_MS / RECONNECT_MIN_MS));

/**
 * How long to wait before trying again: anywhere below a bound that doubles with each failure (full jitter), so that a crowd
 * that lost its server does not come back as one.
 */
export function backoffMs(attempt: number, random: number = Math.random()): number {
  const bound = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** Math.min(attempt, MAX_BACKOFF_ATTEMPT));
  return Math.round(random * bound);
}

const FIRST_RECONNECT_ATTEMPT = Math.log2(FIRST_RECONNECT_BOUND_MS / RECONNECT_MIN_MS);

/** The same for a line that broke: with it all others of its server may have broken, so that the first bound is `FIRST_RECONNECT_BOUND_MS` already. */
export const reconnectDelayMs = (attempt: number, random?: number) =>
  backoffMs(attempt + FIRST_RECONNECT_ATTEMPT, random);
