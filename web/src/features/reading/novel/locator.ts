import type { LocatorOf } from '../progress/useProgress';

/** A place in the text: which paragraph, and how many characters into it. Whatever the layout is, it is the same place. */
export type TextLocator = LocatorOf<'novel'>;

export const BEGINNING: TextLocator = { paragraph: 0, offset: 0 };
/** Behind everything: where a chapter is entered from the one that follows. */
export const END: TextLocator = { paragraph: 2 ** 30, offset: 0 };

/** The place in a text of these lengths that comes nearest to what was kept: the text may have been mended since. */
export function clampLocator({ paragraph, offset }: TextLocator, lengths: readonly number[]): TextLocator {
  const last = lengths.length - 1;
  if (last < 0) return BEGINNING;
  if (paragraph > last) return { paragraph: last, offset: lastOf(lengths[last]!) };
  const at = Math.max(0, Math.trunc(paragraph));
  return { paragraph: at, offset: Math.min(Math.max(0, Math.trunc(offset)), lastOf(lengths[at]!)) };
}

/** Where the layout puts a place: on which page, or how far down. It never falls from one place to the next. */
export type Measure = (place: TextLocator) => number;

/** The first place that the layout puts there or further on; behind all of them the last one. By few measurements: each asks the layout. */
export function firstLocatorFrom(least: number, lengths: readonly number[], measure: Measure): TextLocator {
  const last = lengths.length - 1;
  if (last < 0) return BEGINNING;
  const paragraph = lowest(last, (at) => measure({ paragraph: at, offset: lastOf(lengths[at]!) }) >= least);
  const offset = lowest(lastOf(lengths[paragraph]!), (at) => measure({ paragraph, offset: at }) >= least);
  return { paragraph, offset };
}

/** The lowest number up to this one that holds; this one where none does. */
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
