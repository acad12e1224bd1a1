import type { MouseEvent } from 'react';

/** Zones of a tap on a comic: the sides turn pages, the middle toggles the bars. */
type Zone = 'left' | 'middle' | 'right';

/** Width of each side zone, as a share of the screen. */
const SIDE = 0.28;

export function zoneOf(x: number, width: number): Zone {
  if (x < width * SIDE) return 'left';
  return x > width * (1 - SIDE) ? 'right' : 'middle';
}

/** Whether a tap turns a page. Quick taps there turn several pages and are no double tap. */
export function isAtSide({ clientX }: MouseEvent, frame: HTMLElement | null): boolean {
  if (!frame) return false;
  const { left, width } = frame.getBoundingClientRect();
  return zoneOf(clientX - left, width) !== 'middle';
}

/** Whether a tap hits the comic itself, not a link, button or alert on it. */
export function isOnPage({ target }: MouseEvent): boolean {
  return !(target instanceof Element) || target.closest('a, button, [role=alert]') === null;
}
