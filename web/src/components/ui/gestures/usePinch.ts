import { createUseGesture, dragAction, pinchAction, wheelAction, type Vector2 } from '@use-gesture/react';
import type { RefObject } from 'react';

interface Gestures {
  /** The distances, as fractions of the frame's width. */
  onMove: (dx: number, dy: number) => void;
  /** Zooms by this factor around a point, given from the frame's centre as fractions of the frame's width. */
  onZoom: (factor: number, u: number, v: number) => void;
  /** Whether a one-finger drag belongs only to this element and not to its container; by default it does. */
  ownsGesture?: () => boolean;
}

const WHEEL_STEP = 0.002;
/** Browsers report a pinch on a touchpad as wheel events with Ctrl and small distances. */
const TOUCHPAD_STEP = 0.01;
const NOTCH_PX = 50;

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** Reports drags by one finger or the mouse, pinches by two fingers or a touchpad, and zooming by the wheel. */
export function usePinch(target: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const { onMove, onZoom, ownsGesture = () => true } = gestures;
  const frame = () => target.current!.getBoundingClientRect();
  /** The position from the frame's centre, as fractions of its width. */
  const place = ([x, y]: Vector2): Vector2 => {
    const { left, top, width, height } = frame();
    return [(x - left - width / 2) / width, (y - top - height / 2) / width];
  };
  useGesture(
    {
      onDrag: ({ delta: [dx, dy], first, event, pinching }) => {
        if (first && ownsGesture()) event.stopPropagation();
        const { width } = frame();
        if (!pinching) onMove(dx / width, dy / width);
      },
      onPinch: ({ origin, offset: [scale], delta: [grown], memo }) => {
        const to = place(origin);
        const [u, v] = (memo as Vector2 | undefined) ?? to;
        onMove(to[0] - u, to[1] - v);
        onZoom(scale / (scale - grown), ...to);
        return to;
      },
      onWheel: ({ delta: [, dy], event: { clientX, clientY, ctrlKey } }) => {
        // A notch of a wheel with Ctrl is larger than any step of a touchpad.
        const step = ctrlKey && Math.abs(dy) < NOTCH_PX ? TOUCHPAD_STEP : WHEEL_STEP;
        onZoom(Math.exp(-dy * step), ...place([clientX, clientY]));
      },
    },
    {
      target,
      eventOptions: { passive: false },
      drag: { pointer: { keys: false } },
      pinch: { pointer: { touch: true }, pinchOnWheel: false },
      wheel: { preventDefault: true },
    },
  );
}
