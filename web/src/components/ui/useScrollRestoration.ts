import { useEffect, useLayoutEffect, useRef } from 'react';
import { useScroller } from './scroller';

/**
 * Restores the scroll position of each list that a page shows in turn. A new list, or one without a name, starts at the top. The returned
 * function scrolls to the top and clears all positions.
 */
export function useScrollRestoration(list: string | null): () => void {
  const scroller = useScroller();
  const places = useRef(new Map<string | null, number>());
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const place = list === null ? 0 : (places.current.get(list) ?? 0);
    scroller.current?.scrollTo({ top: place, behavior: 'instant' });
  }, [scroller, list]);
  // Not a layout effect: a page that renders together with its frame runs those before the frame has set its scroller.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const remember = () => void places.current.set(shown.current, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [scroller]);
  return () => {
    places.current.clear();
    scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
