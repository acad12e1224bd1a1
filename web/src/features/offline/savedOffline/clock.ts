import { readJson, writeJson } from '@/lib/storage';

const KEY = 'kept-clock';
/** Minimum time between two writes of the clock. */
const STEP_MS = 60_000;

/** The device's time, which never goes back. Otherwise setting the clock back would open lapsed chapters. */
export function monotonicNow(now = Date.now()): number {
  const stored = readJson(KEY);
  const latest = typeof stored === 'number' ? stored : 0;
  if (now > latest + STEP_MS) writeJson(KEY, now);
  return Math.max(now, latest);
}

/** Corrects a clock that was ahead, by the server's time. */
export function setMonotonicClock(now: number): void {
  writeJson(KEY, now);
}
