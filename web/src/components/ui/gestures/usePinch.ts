import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Gestures {
  /** The distances, as fractions of the frame's width. */
  onMove: (dx: number, dy: number) => void;
  /** Zooms by this factor around a point, given from the frame's centre as fractions of the frame's width. */
  onZoom: (factor: number, u: number, v: number) => void;
  /** Whether a one-finger drag belongs only to this element and not to its container; by default it does. */
  ownsGesture?: () => boolean;
}

interface Point {
  x: number;
  y: number;
}

const WHEEL_STEP = 0.002;

/** Reports drags by one finger or the mouse, pinches by two fingers, and zooming by the wheel. */
export function usePinch(target: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const move = useEffectEvent(gestures.onMove);
  const zoom = useEffectEvent(gestures.onZoom);
  const ownsGesture = useEffectEvent(() => gestures.ownsGesture?.() ?? true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    const listeners = new AbortController();
    const { signal } = listeners;

    /** The position from the frame's centre, as fractions of its width. */
    const place = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (clientX - left - width / 2) / width, y: (clientY - top - height / 2) / width };
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (event.isPrimary && ownsGesture()) event.stopPropagation();
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, place(event));
    };
    const touched = (event: TouchEvent) => {
      // The browser may scroll by one finger here (`touch-action: pan-x`), but not by two.
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    const follow = (event: PointerEvent) => {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      const to = place(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, to);
      if (!other) return move(to.x - from.x, to.y - from.y);
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(to.x - other.x, to.y - other.y);
      // Each of the two fingers moves the picture by half of its way.
      move((to.x - from.x) / 2, (to.y - from.y) / 2);
      if (before > 0) zoom(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2);
    };
    const end = (event: PointerEvent) => void pointers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = place(event);
      zoom(Math.exp(-event.deltaY * WHEEL_STEP), x, y);
    };
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('touchstart', touched, { signal, passive: false });
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => listeners.abort();
  }, [target]);
}
