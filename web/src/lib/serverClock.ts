/** Dates in answers are whole seconds and delayed by the network. Below this difference, the clocks count as equal. */
const TOLERANCE_MS = 3_000;

let offsetMs = 0;
/** The server's time at `performance.now()` 0, from the last answer. It does not change when the device's clock is set. */
let startedAt = -Infinity;
const listeners = new Set<() => void>();

/** Takes the server's time from the `Date` header of an answer. */
export function syncServerClock(date: string | null): void {
  const measuredOffset = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(measuredOffset)) return;
  const changed = Math.abs(measuredOffset - offsetMs) > TOLERANCE_MS;
  if (changed) offsetMs = Math.abs(measuredOffset) > TOLERANCE_MS ? measuredOffset : 0;
  startedAt = toServerTime(Date.now()) - performance.now();
  if (changed) listeners.forEach((listener) => listener());
}

/** Calls `listener` when the known difference of the clocks changes. Returns the function that stops it. */
export function onServerClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The current time by the server's clock, which decides when things start and end. The device's clock may be set back, and
 * `performance.now()` stops in some browsers while the device sleeps, so the later one of both counts.
 */
export function serverNow(): number {
  return Math.max(toServerTime(Date.now()), Math.floor(startedAt + performance.now()));
}

/** Converts a local time to the server's time. */
export function toServerTime(here: number): number {
  return here + offsetMs;
}
