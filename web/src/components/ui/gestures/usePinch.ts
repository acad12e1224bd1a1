import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Gestures {
  /** By parts of the frame's width. */
  onMove: (dx: number, dy: number) => void;
  /** By this factor, around a point of the frame: in parts of its width from its middle. */
  onZoom: (factor: number, u: number, v: number) => void;
  /** Whether one finger belongs to this alone, and not to what it lies in as well; by default it does. */
  ownsGesture?: () => boolean;
}

interface Point {
  x: number;
  y: number;
}

const WHEEL_STEP = 0.002;

/** One finger (or the mouse) drags, two pinch, the wheel zooms. */
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

    /** Where in the frame, in parts of its width from its middle. */
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
    const follow = (event: PointerEvent) => {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      const to = place(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, to);
      if (!other) return move(to.x - from.x, to.y - from.y);
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(to.x - other.x, to.y - other.y);
      // Both fingers move the picture, each by half.
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
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => listeners.abort();
  }, [target]);
}
