import type { MouseEvent } from 'react';

/** What a tap on a comic is for: its sides turn pages, its middle is for the bars. */
type Zone = 'left' | 'middle' | 'right';

/** How much of the width each side takes. */
const SIDE = 0.28;

export function zoneOf(x: number, width: number): Zone {
  if (x < width * SIDE) return 'left';
  return x > width * (1 - SIDE) ? 'right' : 'middle';
}

/** Whether a tap turns a page: quick ones turn several. */
export function isAtSide({ clientX }: MouseEvent, frame: HTMLElement | null): boolean {
  if (!frame) return false;
  const { left, width } = frame.getBoundingClientRect();
  return zoneOf(clientX - left, width) !== 'middle';
}

/** Whether a tap is for the comic, and not for something to press that lies in it. */
export function isOnPage({ target }: MouseEvent): boolean {
  return !(target instanceof Element) || target.closest('a, button, [role=alert]') === null;
}
