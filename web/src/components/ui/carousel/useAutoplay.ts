import { useReducedMotion } from '@/lib/useReducedMotion';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back repeatedly, but not during a touch, hover or keyboard focus, in a hidden tab, or with reduced motion. */
export function useAutoplay(
  target: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  next: () => void,
): void {
  const reduced = useReducedMotion();
  const advance = useEffectEvent(next);
  useEffect(() => {
    const element = target.current;
    if (!element || !everyMs || reduced) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setInterval> | undefined;

    const stop = () => clearInterval(timer);
    const run = () => {
      stop();
      if (document.visibilityState === 'visible') timer = setInterval(() => advance(), everyMs);
    };
    // Touch events, because scrolling cancels a pointer while its finger is still down.
    const afterTouch = (event: TouchEvent) => {
      if (event.touches.length === 0) run();
    };
    // A click leaves an invisible focus. Only a visible focus means that a keyboard user is reading.
    const byKeyboard = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) stop();
    };
    // A slide that moves away loses its focus, too, while the mouse is still over it.
    const afterFocus = () => {
      if (!element.matches(':hover')) run();
    };
    element.addEventListener('touchstart', stop, { signal, passive: true });
    window.addEventListener('touchend', afterTouch, { signal });
    window.addEventListener('touchcancel', afterTouch, { signal });
    element.addEventListener('mouseenter', stop, { signal });
    element.addEventListener('mouseleave', run, { signal });
    element.addEventListener('focusin', byKeyboard, { signal });
    element.addEventListener('focusout', afterFocus, { signal });
    document.addEventListener('visibilitychange', run, { signal });
    run();
    return () => {
      listeners.abort();
      stop();
    };
  }, [target, everyMs, reduced]);
}
