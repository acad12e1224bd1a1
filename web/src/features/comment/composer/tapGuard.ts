/** A second tap usually follows within this time. */
const GUARD_MS = 400;

/**
 * Ignores taps right after a tap has collapsed the composer. The player aims them at the composer, but other content has moved into its place.
 * `area` is that place; without it, taps anywhere are ignored. `now` is on the clock of events. Keys still work.
 */
export function ignoreTapsAfter(now: number, area?: DOMRect): void {
  const ignore = (event: MouseEvent) => {
    if (event.timeStamp >= now + GUARD_MS) return window.removeEventListener('click', ignore, true);
    // A click by a key has no count.
    if (event.detail === 0 || (area && !contains(area, event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
}

const contains = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  left <= x && x <= right && top <= y && y <= bottom;
