/** The index of the slide at a position that may be beyond either end. */
export function slideAt(position: number, count: number): number {
  return count > 0 ? ((position % count) + count) % count : 0;
}

/**
 * The position of a slide, in widths of the frame. In a loop it is the one of its possible positions that is nearest to the visible slide.
 */
export function slidePosition(index: number, position: number, count: number, loop: boolean): number {
  if (!loop) return index;
  return index + count * Math.ceil((position - index) / count - 0.5);
}

/** The distance between a slide and the visible one, in slides. */
export function slideDistance(index: number, position: number, count: number, loop: boolean): number {
  return Math.abs(slidePosition(index, position, count, loop) - position);
}
