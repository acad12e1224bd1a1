import { DRAG_THRESHOLD_PX, SWIPE_SPEED_PX_PER_MS } from '@/constants';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { inSameWindow } from '../inSameWindow';

interface Swipe {
  /** Ignores the mouse, so that it can select text. */
  fingersOnly?: boolean;
  onDrag: (distancePx: number) => void;
  /** The step at the end of the swipe: back (-1), stay (0), forward (1). */
  onEnd: (step: -1 | 0 | 1) => void;
}

interface Start {
  pointer: number;
  x: number;
  y: number;
  time: number;
}

/** Follows a finger or a pressed mouse that moves sideways. Vertical moves scroll the page. A swipe causes no click. */
export function useSwipe(target: RefObject<HTMLElement | null>, { fingersOnly, onDrag, onEnd }: Swipe): void {
  const drag = useEffectEvent(onDrag);
  const settle = useEffectEvent(onEnd);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let start: Start | null = null;
    let dragging = false;

    const cancel = () => {
      if (start && dragging) settle(0);
      start = null;
    };
    const begin = (event: PointerEvent) => {
      if (!inSameWindow(event.target, element)) {
        // The previous swipe must not suppress a click in a dialog.
        dragging = false;
        return;
      }
      if (event.button !== 0 || (fingersOnly && event.pointerType === 'mouse')) return;
      // A second finger ends the swipe.
      if (!event.isPrimary) return cancel();
      dragging = false;
      start = { pointer: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp };
    };
    const move = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const right = event.clientX - start.x;
      const down = event.clientY - start.y;
      if (!dragging) {
        if (Math.max(Math.abs(right), Math.abs(down)) < DRAG_THRESHOLD_PX) return;
        if (Math.abs(down) > Math.abs(right)) {
          start = null;
          return;
        }
        dragging = true;
      }
      drag(limited(right, element.clientWidth));
    };
    const end = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const distance = limited(event.clientX - start.x, element.clientWidth);
      const gone = event.type === 'pointercancel';
      if (dragging) settle(gone ? 0 : stepOf(distance, event.timeStamp - start.time, element.clientWidth));
      start = null;
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
    element.addEventListener('dragstart', (event) => start && event.preventDefault(), { signal });
    return () => {
      listeners.abort();
      cancel();
    };
  }, [target, fingersOnly]);
}

/** A swipe that is far enough or fast enough moves one step. */
export function stepOf(distancePx: number, durationMs: number, widthPx: number): -1 | 0 | 1 {
  if (distancePx === 0) return 0;
  const far = Math.abs(distancePx) > widthPx / 2;
  const quick = Math.abs(distancePx) / Math.max(durationMs, 1) > SWIPE_SPEED_PX_PER_MS;
  if (!far && !quick) return 0;
  return distancePx > 0 ? -1 : 1;
}

function limited(distancePx: number, widthPx: number): number {
  return Math.min(Math.max(distancePx, -widthPx), widthPx);
}
