import { DRAG_THRESHOLD_PX } from '@/constants';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** The maximum time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 260;

interface Taps {
  onTap: (event: MouseEvent) => void;
  onDoubleTap: (event: MouseEvent) => void;
  /** Whether a tap here counts at once, without waiting for a second tap. By default no tap does. */
  isSingle?: (event: MouseEvent) => boolean;
}

/** Distinguishes a tap, a double tap and the end of a drag. */
export function useTaps({ onTap, onDoubleTap, isSingle }: Taps) {
  const first = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef({ x: 0, y: 0 });
  useEffect(() => () => clearTimeout(first.current), []);
  return {
    // In the capture phase, because a dragged element stops the event.
    onPointerDownCapture: ({ clientX, clientY }: PointerEvent) => {
      pressed.current = { x: clientX, y: clientY };
    },
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      const { x, y } = pressed.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > DRAG_THRESHOLD_PX) return;
      if (isSingle?.(event)) return onTap(event);
      if (first.current !== undefined) {
        clearTimeout(first.current);
        first.current = undefined;
        onDoubleTap(event);
        return;
      }
      first.current = setTimeout(() => {
        first.current = undefined;
        onTap(event);
      }, DOUBLE_TAP_MS);
    },
  };
}
