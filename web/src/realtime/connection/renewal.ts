import { TIMER_MAX_MS } from '@/constants';

/** The times in ms at which a token was signed and expires. */
export interface Lifetime {
  from: number;
  to: number;
}

const SOONEST_MS = 60_000;

/**
 * The time until an idle page must take a fresh ticket. Any call in the second half of a token's life prolongs the login, so the first
 * delay ends at half of the life. After a failure, the delay is half of the remaining time.
 */
export function renewalDelay({ from, to }: Lifetime, now: number): number {
  const half = from + (to - from) / 2;
  const delay = now < half ? half - now : (to - now) / 2;
  return Math.min(TIMER_MAX_MS, Math.max(SOONEST_MS, delay));
}

export function isRenewalDue({ from, to }: Lifetime, now: number): boolean {
  return now >= from + (to - from) / 2;
}
