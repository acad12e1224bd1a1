import { RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '@/constants';

/**
 * How long to wait before trying again: anywhere below a bound that doubles with each failure (full jitter), so that a crowd
 * that lost its server does not come back as one.
 */
export function backoffMs(attempt: number, random: number = Math.random()): number {
  const bound = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** Math.min(attempt, 16));
  return Math.round(random * bound);
}
