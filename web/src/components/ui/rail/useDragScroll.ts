import { DRAG_THRESHOLD_PX } from '@/constants';
import { useEffect, type RefObject } from 'react';
import { inSameWindow } from '../inSameWindow';

/** Lets a pressed mouse drag an element sideways; fingers scroll it natively. The release of a drag causes no click. */
export function useDragScroll(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let start: { x: number; left: number } | null = null;
    let dragging = false;

    const begin = (event: PointerEvent) => {
      dragging = false;
      const draggable = event.pointerType === 'mouse' && event.button === 0;
      start =
        draggable && inSameWindow(event.target, element)
          ? { x: event.clientX, left: element.scrollLeft }
          : null;
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const distance = event.clientX - start.x;
      if (!dragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
      dragging = true;
      element.dataset.dragging = '';
      element.scrollLeft = start.left - distance;
    };
    const end = () => {
      start = null;
      delete element.dataset.dragging;
    };
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      dragging = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', begin, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', click, { capture: true, signal });
    // Otherwise the browser would drag the link or the picture.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      listeners.abort();
      end();
    };
  }, [target]);
}
