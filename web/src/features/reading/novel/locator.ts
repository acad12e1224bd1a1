import type { LocatorOf } from '../progress/useProgress';

/** A position in the text: paragraph and character offset. It does not depend on the layout. */
export type TextLocator = LocatorOf<'novel'>;

export const BEGINNING: TextLocator = { paragraph: 0, offset: 0 };
/** The end of a chapter. A reader that turns back from the next chapter starts there. */
export const END: TextLocator = { paragraph: 2 ** 30, offset: 0 };

/** The nearest position in a text with these paragraph lengths; the text may have been edited since the save. */
export function clampLocator({ paragraph, offset }: TextLocator, lengths: readonly number[]): TextLocator {
  const last = lengths.length - 1;
  if (last < 0) return BEGINNING;
  if (paragraph > last) return { paragraph: last, offset: lastOf(lengths[last]!) };
  const at = Math.max(0, Math.trunc(paragraph));
  return { paragraph: at, offset: Math.min(Math.max(0, Math.trunc(offset)), lastOf(lengths[at]!)) };
}

/** Maps a position to its page or scroll offset. The result never decreases from one position to the next. */
export type Measure = (place: TextLocator) => number;

/**
 * The first position whose measure is at least `least`; otherwise the last position. A binary search, because each
 * measurement asks the browser for layout.
 */
export function firstLocatorFrom(least: number, lengths: readonly number[], measure: Measure): TextLocator {
  const last = lengths.length - 1;
  if (last < 0) return BEGINNING;
  const paragraph = lowest(last, (at) => measure({ paragraph: at, offset: lastOf(lengths[at]!) }) >= least);
  const offset = lowest(lastOf(lengths[paragraph]!), (at) => measure({ paragraph, offset: at }) >= least);
  return { paragraph, offset };
}

/** The lowest number up to `most` for which `holds` is true; `most` if there is none. */
function lowest(most: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const lastOf = (length: number) => Math.max(0, length - 1);
