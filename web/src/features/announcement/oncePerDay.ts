import { midnight } from '@/lib/time';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** A timestamp counts as past unless it falls within the previous calendar day, from local midnight to local midnight. */
export function isPast(timestamp: number, now: number): boolean {
  return timestamp < midnight(now, -1) || timestamp >= midnight(now);
}

/**
 * What to store so that, by the rule above, the popup stays hidden for the rest of this day and no longer: the middle of
 * yesterday, which is in the previous day until midnight, and before it from then on.
 */
export function hideForToday(now: number): number {
  return midnight(now, -1) + HALF_A_DAY_MS;
}

/** Whether to show at all: nothing stored, nothing sensible stored, or past. */
export function mayShow(stored: string | null, now: number): boolean {
  const timestamp = Number(stored);
  if (stored === null || stored.trim() === '' || !Number.isFinite(timestamp)) return true;
  return isPast(timestamp, now);
}
