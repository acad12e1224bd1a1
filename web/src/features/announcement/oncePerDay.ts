import { midnight } from '@/lib/time';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** A timestamp counts as past unless it falls within the previous calendar day, from local midnight to local midnight. */
export function isPast(timestamp: number, now: number): boolean {
  return timestamp < midnight(now, -1) || timestamp >= midnight(now);
}

/**
 * The value to store so that, by the rule above, the popup stays hidden for the rest of this day and no
 * longer. It is the middle of yesterday: within the previous day until midnight, and before it afterwards.
 */
export function hideForToday(now: number): number {
  return midnight(now, -1) + HALF_A_DAY_MS;
}

/** Whether to show the popup: no time is stored, or it is past. */
export const mayShow = (stored: number | null, now: number): boolean =>
  stored === null || isPast(stored, now);
