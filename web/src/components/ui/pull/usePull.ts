import { errorText, isSignedOut } from '@/api/errors';
import { DRAG_THRESHOLD_PX, PULL_HEAD_HEIGHT_PX } from '@/constants';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { inSameWindow } from '../inSameWindow';
import { useScroller } from '../scroller';
import { toast } from '../toast';
import { damped, pulledState, type PullState } from './pullState';

interface Pull {
  track: RefObject<HTMLDivElement | null>;
  state: PullState;
  distance: number;
  dragging: boolean;
}

/** Follows a finger or a pressed mouse that drags the page down from its top. */
export function usePull(onRefresh: () => Promise<unknown>, successMs: number): Pull {
  const track = useRef<HTMLDivElement>(null);
  const scroller = useScroller();
  const [state, setState] = useState<PullState>('normal');
  const [distance, setDistance] = useState(0);
  const [dragging, setDragging] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);

  const rest = () => {
    start.current = null;
    setDragging(false);
    setDistance(0);
    setState('normal');
  };

  const settle = useEffectEvent(async () => {
    setState('loading');
    setDistance(PULL_HEAD_HEIGHT_PX);
    try {
      await onRefresh();
      setState('success');
      await new Promise((resolve) => setTimeout(resolve, successMs));
    } catch (error) {
      if (!isSignedOut(error)) toast.error(errorText(error));
    } finally {
      rest();
    }
  });

  const begin = useEffectEvent((x: number, y: number) => {
    const atTop = (scroller.current?.scrollTop ?? 0) <= 0;
    start.current = atTop && state === 'normal' ? { x, y } : null;
  });

  /** Returns whether the move belongs to the pull and must not scroll. A move below `leastPx` does not start a pull. */
  const move = useEffectEvent((x: number, y: number, leastPx = 0): boolean => {
    if (!start.current) return false;
    const down = y - start.current.y;
    if (!dragging && Math.hypot(x - start.current.x, down) < leastPx) return false;
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
    const far = state === 'loosing';
    rest();
    if (far) void settle();
  });

  /** Ends the pull without a reload: the browser cancelled the touch, or the release was outside the window. */
  const cancel = useEffectEvent(() => {
    if (dragging) rest();
    start.current = null;
  });

  /** Ends the pull by mouse. The release must not click the element on which it began. */
  const release = useEffectEvent(() => {
    if (dragging) swallowClick();
    end();
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
      if (!inSameWindow(event.target, element)) return cancel();
      const touch = event.touches[0];
      if (touch && event.touches.length === 1) begin(touch.clientX, touch.clientY);
    };
    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchmove', onTouch, { passive: false, signal });
    element.addEventListener('touchend', () => end(), { signal });
    element.addEventListener('touchcancel', () => cancel(), { signal });
    const onMouse = (event: MouseEvent) => {
      if (event.buttons === 1) move(event.clientX, event.clientY, DRAG_THRESHOLD_PX);
      else cancel();
    };
    const onPress = (event: MouseEvent) => {
      if (inSameWindow(event.target, element)) begin(event.clientX, event.clientY);
      else cancel();
    };
    const onDragStart = (event: DragEvent) => {
      // Otherwise the browser would drag the link or the picture.
      if (start.current) event.preventDefault();
    };
    element.addEventListener('mousedown', onPress, { signal });
    element.addEventListener('dragstart', onDragStart, { signal });
    window.addEventListener('mousemove', onMouse, { signal });
    window.addEventListener('mouseup', () => release(), { signal });
    return () => listeners.abort();
  }, []);

  return { track, state, distance, dragging };
}

/** Suppresses the click that may follow a release in the same task. */
function swallowClick() {
  const listening = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}
