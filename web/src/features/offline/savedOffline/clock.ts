import { persisted } from '@/data/persisted';

/** Minimum time between two writes of the clock. */
const STEP_MS = 60_000;

/** The latest time seen, ms. Version 0 was the number itself. */
const clock = persisted('kept-clock', {
  initial: { latest: 0 },
  validate: ({ latest }) => (typeof latest === 'number' ? { latest } : {}),
  migrate: (latest) => ({ latest }),
});

/** The device's time, which never goes back. Otherwise setting the clock back would open lapsed chapters. */
export function monotonicNow(now = Date.now()): number {
  const { latest } = clock.fresh();
  if (now > latest + STEP_MS) setMonotonicClock(now);
  return Math.max(now, latest);
}

/** Corrects a clock that was ahead, by the server's time. */
export function setMonotonicClock(now: number): void {
  clock.setState({ latest: now });
}
