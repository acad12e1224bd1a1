import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Gestures {
  /** The factor since the start of the gesture, around a point in px from the frame's top left corner. */
  onZoom: (factor: number, x: number, y: number) => void;
  onEnd: () => void;
}

const WHEEL_STEP = 0.005;
/** The browser does not report the end of a wheel gesture, so a pause of this length ends it. */
const WHEEL_END_MS = 160;

/** Pinching by two fingers, or by the wheel with Ctrl (or a touchpad). One finger and the plain wheel scroll as usual. */
export function useTwoFingerGestures(
  target: RefObject<HTMLElement | null>,
  { onZoom, onEnd }: Gestures,
): void {
  const zoom = useEffectEvent(onZoom);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let from: number | null = null;
    let turned = 1;
    let stopped: ReturnType<typeof setTimeout> | undefined;

    const place = (x: number, y: number): [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [x - left, y - top];
    };
    const touched = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (event.touches.length !== 2 || !one || !other) return;
      // Prevents the browser from scrolling or zooming.
      if (event.cancelable) event.preventDefault();
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      from ??= apart;
      const middle = place((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (from > 0) zoom(apart / from, ...middle);
    };
    const lifted = (event: TouchEvent) => {
      if (from === null || event.touches.length > 1) return;
      from = null;
      end();
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turned *= Math.exp(-event.deltaY * WHEEL_STEP);
      zoom(turned, ...place(event.clientX, event.clientY));
      clearTimeout(stopped);
      stopped = setTimeout(() => {
        turned = 1;
        end();
      }, WHEEL_END_MS);
    };
    element.addEventListener('touchstart', touched, { signal, passive: false });
    element.addEventListener('touchmove', touched, { signal, passive: false });
    element.addEventListener('touchend', lifted, { signal });
    element.addEventListener('touchcancel', lifted, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      listeners.abort();
      clearTimeout(stopped);
    };
  }, [target]);
}
