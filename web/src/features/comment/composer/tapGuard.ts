/** A second tap usually follows within this time. */
const GUARD_MS = 400;

/**
 * Ignores taps right after a tap has collapsed the composer: they are meant for the composer, and would hit what has moved into its place.
 * `now` is on the clock of events. Keys still work.
 */
export function ignoreTapsAfter(now: number): void {
  const ignore = (event: MouseEvent) => {
    if (event.timeStamp >= now + GUARD_MS) return window.removeEventListener('click', ignore, true);
    // A click by a key has no count.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
}
