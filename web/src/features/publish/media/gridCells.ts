/** Tiles in rows of three: the cell of each tile, and the cell under a pointer. */
export const COLUMNS = 3;

export interface Point {
  x: number;
  y: number;
}

/** Number of rows for `count` tiles. */
export const rowsOf = (count: number): number => Math.ceil(count / COLUMNS);

/** The nearest of `count` cells to a point; `pitch` is the distance between two tiles. */
export function cellAt({ x, y }: Point, pitch: number, count: number): number {
  const column = clamp(Math.floor(x / pitch), COLUMNS - 1);
  const row = clamp(Math.floor(y / pitch), rowsOf(count) - 1);
  return Math.min(row * COLUMNS + column, count - 1);
}

/** The cell that an arrow key moves a tile to. */
export function cellByKey(key: string, from: number, count: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[key] ?? 0;
  const to = from + step;
  return to >= 0 && to < count ? to : from;
}

/** The cell of the tile at `index` while the tile `from` is dragged over `to`. */
export function reorder(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(0, most));
