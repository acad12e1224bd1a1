/** Which slide is seen at a position that may have counted beyond either end. */
export function slideAt(position: number, count: number): number {
  return count > 0 ? ((position % count) + count) % count : 0;
}

/**
 * Where a slide stands, in widths of the frame. In a loop each stands at that of its places which is nearest to what is seen.
 */
export function slidePosition(index: number, position: number, count: number, loop: boolean): number {
  if (!loop) return index;
  return index + count * Math.ceil((position - index) / count - 0.5);
}

/** How many slides a slide is away from the one that is seen. */
export function slideDistance(index: number, position: number, count: number, loop: boolean): number {
  return Math.abs(slidePosition(index, position, count, loop) - position);
}
