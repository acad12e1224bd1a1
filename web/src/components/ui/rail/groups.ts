/** An item of a rail, from its left to its right edge in px. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The scroll position of the next (1) or the previous (-1) group of items. The first item that is not wholly visible starts the next
 * group. `view` is the visible width.
 */
export function groupStart(items: readonly Span[], from: number, view: number, by: 1 | -1): number {
  const found =
    by > 0 ? items.find(({ end }) => end > from + view + 1) : items.find(({ start }) => start >= from - view);
  // An item wider than the view takes several steps.
  const moves = found && (by > 0 ? found.start > from + 1 : found.start < from - 1);
  return moves ? found.start : from + by * view;
}
