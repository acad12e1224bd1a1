/** Tiles in rows of three: where each stands, and which place is under a finger. */
export const COLUMNS = 3;

export interface Point {
  x: number;
  y: number;
}

/** How many rows so many tiles take. */
export const rowsOf = (count: number): number => Math.ceil(count / COLUMNS);

/** The place of `count` that is nearest to a point, where `pitch` is the distance from tile to tile. */
export function cellAt({ x, y }: Point, pitch: number, count: number): number {
  const column = clamp(Math.floor(x / pitch), COLUMNS - 1);
  const row = clamp(Math.floor(y / pitch), rowsOf(count) - 1);
  return Math.min(row * COLUMNS + column, count - 1);
}

/** Where an arrow key takes a tile. */
export function cellByKey(key: string, from: number, count: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[key] ?? 0;
  const to = from + step;
  return to >= 0 && to < count ? to : from;
}

/** Where the tile at `index` stands while the one at `from` is over `to`. */
export function reorder(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(0, most));
