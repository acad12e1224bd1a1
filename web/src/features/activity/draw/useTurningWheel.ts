import { useReducedMotion } from '@/lib/useReducedMotion';
import { useRef } from 'react';
import { landingAngle } from './wheel';

/** The duration of one rotation before the answer arrives. */
const ROTATION_MS = 640;
const LANDING_MS = 3_900;
const GLIDE_MS = 900;
/** Starts at the speed of the constant rotation and ends gently. */
const SLOWING = 'cubic-bezier(0.2, 0.55, 0.15, 1)';
const LANDING_TURNS = 2;

/** Turns the wheel until the answer arrives, then stops it at the result. */
export function useTurningWheel() {
  const plate = useRef<SVGSVGElement>(null);
  const angle = useRef(0);
  const turning = useRef<Animation | null>(null);
  const reducedMotion = useReducedMotion();

  const start = () => {
    const from = angle.current;
    turning.current = play(plate.current, reducedMotion, from, from + 360, {
      duration: ROTATION_MS,
      iterations: Infinity,
    });
  };

  /** Slows down to this angle; resolves when the wheel has stopped. */
  const stopAt = async (to: number, duration: number) => {
    const from = angleNow();
    turning.current?.cancel();
    turning.current = null;
    angle.current = to;
    plate.current?.style.setProperty('transform', `rotate(${to}deg)`);
    const landing = play(plate.current, reducedMotion, from, to, { duration, easing: SLOWING });
    // Leaving the page cancels the animation, and the result is shown anyway.
    await landing?.finished.catch(() => undefined);
  };

  const angleNow = () => {
    const time = Number(turning.current?.currentTime ?? 0);
    return angle.current + ((time % ROTATION_MS) / ROTATION_MS) * 360;
  };

  return {
    plate,
    start,
    land: (place: number, count: number) =>
      stopAt(landingAngle(angleNow(), place, count, LANDING_TURNS, Math.random() * 2 - 1), LANDING_MS),
    /** Without an answer the wheel stops a little further and shows no result. */
    rest: () => stopAt(angleNow() + 90, GLIDE_MS),
  };
}

function play(
  element: Element | null,
  reducedMotion: boolean,
  from: number,
  to: number,
  timing: KeyframeAnimationOptions,
): Animation | null {
  if (reducedMotion || !element?.animate) return null;
  const keyframes = [from, to].map((turned) => ({ transform: `rotate(${turned}deg)` }));
  return element.animate(keyframes, timing);
}
