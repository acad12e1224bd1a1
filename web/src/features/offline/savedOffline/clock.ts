import { readJson, writeJson } from '@/lib/storage';

const KEY = 'kept-clock';
/** Written down so often. */
const STEP_MS = 60_000;

/** The device's time, which does not go back: a clock that was set back would open what has lapsed. */
export function monotonicNow(now = Date.now()): number {
  const stored = readJson(KEY);
  const latest = typeof stored === 'number' ? stored : 0;
  if (now > latest + STEP_MS) writeJson(KEY, now);
  return Math.max(now, latest);
}

/** The server has just said what time it is: a clock that was ahead is put right. */
export function setMonotonicClock(now: number): void {
  writeJson(KEY, now);
}
