/** What a tap does by where it is: back, on, or what one has at hand. */
export type ReaderAction = 'previous' | 'next' | 'bars';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A third at either side turns pages; where text is scrolled, the upper and the lower part do. */
export function actionForTap(
  x: number,
  y: number,
  { left, top, width, height }: Area,
  paged: boolean,
): ReaderAction {
  const part = paged ? (x - left) / width : (y - top) / height;
  if (part < 0.3) return 'previous';
  return part > 0.7 ? 'next' : 'bars';
}

/** What a key does; null: nothing of ours. */
export function actionForKey(key: string, shift: boolean, paged: boolean): ReaderAction | null {
  if (key === ' ') return shift ? 'previous' : 'next';
  if (key === 'PageUp' || (paged && (key === 'ArrowLeft' || key === 'ArrowUp'))) return 'previous';
  if (key === 'PageDown' || (paged && (key === 'ArrowRight' || key === 'ArrowDown'))) return 'next';
  return key === 'Escape' || key === 'Enter' ? 'bars' : null;
}
