/** The action of a tap or key: previous page, next page, or toggle the bars. */
export type ReaderAction = 'previous' | 'next' | 'bars';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The outer 30 % on each side turn pages: left and right in paged mode, top and bottom in scrolled mode. */
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

/** The action of a key; null: none. */
export function actionForKey(key: string, shift: boolean, paged: boolean): ReaderAction | null {
  if (key === ' ') return shift ? 'previous' : 'next';
  if (key === 'PageUp' || (paged && (key === 'ArrowLeft' || key === 'ArrowUp'))) return 'previous';
  if (key === 'PageDown' || (paged && (key === 'ArrowRight' || key === 'ArrowDown'))) return 'next';
  return key === 'Escape' || key === 'Enter' ? 'bars' : null;
}
