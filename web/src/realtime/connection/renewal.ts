import { TIMER_MAX_MS } from '@/constants';

/** When a token was signed and when it expires, in ms. */
export interface Lifetime {
  from: number;
  to: number;
}

const SOONEST_MS = 60_000;

/**
 * How long a page that says nothing may wait until it takes a fresh ticket: a call with a token in the second half of its life
 * prolongs the login. Where that did not help, half of what is left.
 */
export function renewalDelay({ from, to }: Lifetime, now: number): number {
  const half = from + (to - from) / 2;
  const delay = now < half ? half - now : (to - now) / 2;
  return Math.min(TIMER_MAX_MS, Math.max(SOONEST_MS, delay));
}

export function isRenewalDue({ from, to }: Lifetime, now: number): boolean {
  return now >= from + (to - from) / 2;
}
