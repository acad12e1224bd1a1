/** Answers tell whole seconds and are on their way for a while: as far as this the two clocks are the same. */
const TOLERANCE_MS = 3_000;

let offsetMs = 0;
const listeners = new Set<() => void>();

/** What the server's clock said (an answer's `Date`) just now. */
export function syncServerClock(date: string | null): void {
  const measuredOffset = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(measuredOffset - offsetMs) > TOLERANCE_MS)) return;
  offsetMs = Math.abs(measuredOffset) > TOLERANCE_MS ? measuredOffset : 0;
  listeners.forEach((listener) => listener());
}

/** Calls when the two clocks turn out to differ otherwise than was known; returns how to stop. */
export function onServerClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What time it is by the server's clock, which decides what has begun and what is over. */
export function serverNow(): number {
  return toServerTime(Date.now());
}

/** What time it was there when it was this here. */
export function toServerTime(here: number): number {
  return here + offsetMs;
}
