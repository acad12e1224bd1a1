/** Dates in answers are whole seconds and delayed by the network. Below this difference, the clocks count as equal. */
const TOLERANCE_MS = 3_000;

let offsetMs = 0;
const listeners = new Set<() => void>();

/** Takes the server's time from the `Date` header of an answer. */
export function syncServerClock(date: string | null): void {
  const measuredOffset = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(measuredOffset - offsetMs) > TOLERANCE_MS)) return;
  offsetMs = Math.abs(measuredOffset) > TOLERANCE_MS ? measuredOffset : 0;
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the known difference of the clocks changes. Returns the function that stops it. */
export function onServerClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current time by the server's clock, which decides when things start and end. */
export function serverNow(): number {
  return toServerTime(Date.now());
}

/** Converts a local time to the server's time. */
export function toServerTime(here: number): number {
  return here + offsetMs;
}
