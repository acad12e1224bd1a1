import { DRAG_THRESHOLD_PX } from '@/constants';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { inSameWindow } from '../inSameWindow';

/**
 * Lets a pressed mouse drag an element sideways. Fingers scroll it natively, except from a picture that they can pinch (`data-pinch`).
 * The release of a drag causes no click. `onRelease` may continue the movement.
 */
export function useDragScroll(
  target: RefObject<HTMLElement | null>,
  onRelease?: (distancePx: number, durationMs: number) => void,
): void {
  const release = useEffectEvent((distancePx: number, durationMs: number) =>
    onRelease?.(distancePx, durationMs),
  );
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let start: { x: number; left: number; time: number } | null = null;
    let dragging = false;

    const begin = (event: PointerEvent) => {
      dragging = false;
      // A second finger is not primary, so a pinch ends the drag.
      const draggable =
        event.pointerType === 'mouse' ? event.button === 0 : event.isPrimary && isPinched(event);
      start =
        draggable && inSameWindow(event.target, element)
          ? { x: event.clientX, left: element.scrollLeft, time: event.timeStamp }
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
    const end = (event: PointerEvent) => {
      if (start && dragging) release(event.clientX - start.x, event.timeStamp - start.time);
      stop();
    };
    const stop = () => {
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
      stop();
    };
  }, [target]);
}

const isPinched = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('[data-pinch]') !== null;
