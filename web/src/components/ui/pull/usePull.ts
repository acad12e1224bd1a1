import { PULL_HEAD_HEIGHT_PX } from '@/constants';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useScroller } from '../scroller';
import { damped, pulledState, type PullState } from './pullState';

interface Pull {
  track: RefObject<HTMLDivElement | null>;
  state: PullState;
  distance: number;
  dragging: boolean;
}

/** Follows a finger, or a pressed mouse, that drags the page down from its top. */
export function usePull(onRefresh: () => Promise<unknown>, successMs: number): Pull {
  const track = useRef<HTMLDivElement>(null);
  const scroller = useScroller();
  const [state, setState] = useState<PullState>('normal');
  const [distance, setDistance] = useState(0);
  const [dragging, setDragging] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);

  const settle = useEffectEvent(async () => {
    setState('loading');
    setDistance(PULL_HEAD_HEIGHT_PX);
    try {
      await onRefresh();
      setState('success');
      await new Promise((resolve) => setTimeout(resolve, successMs));
    } finally {
      setDistance(0);
      setState('normal');
    }
  });

  const begin = useEffectEvent((x: number, y: number) => {
    const atTop = (scroller.current?.scrollTop ?? 0) <= 0;
    start.current = atTop && state === 'normal' ? { x, y } : null;
  });

  /** Returns whether the movement is ours and must not scroll. */
  const move = useEffectEvent((x: number, y: number): boolean => {
    if (!start.current) return false;
    const down = y - start.current.y;
    const sideways = Math.abs(x - start.current.x) > Math.abs(down);
    if (!dragging && (down <= 0 || sideways)) {
      start.current = null;
      return false;
    }
    const pulled = damped(Math.max(0, down));
    setDragging(true);
    setDistance(pulled);
    setState(pulledState(pulled));
    return true;
  });

  const end = useEffectEvent(() => {
    if (!start.current || !dragging) return;
    start.current = null;
    setDragging(false);
    if (state === 'loosing') void settle().catch(() => undefined);
    else {
      setDistance(0);
      setState('normal');
    }
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onTouch = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (touch && move(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault();
    };
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (touch && event.touches.length === 1) begin(touch.clientX, touch.clientY);
    };
    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchmove', onTouch, { passive: false, signal });
    element.addEventListener('touchend', () => end(), { signal });
    element.addEventListener('touchcancel', () => end(), { signal });
    element.addEventListener('mousedown', (event) => begin(event.clientX, event.clientY), { signal });
    window.addEventListener(
      'mousemove',
      (event) => event.buttons === 1 && move(event.clientX, event.clientY),
      { signal },
    );
    window.addEventListener('mouseup', () => end(), { signal });
    return () => listeners.abort();
  }, []);

  return { track, state, distance, dragging };
}
