import { useEffect, useLayoutEffect, useRef } from 'react';
import { useScroller } from './scroller';

/**
 * Each list that a page shows in turn comes back where it was left; one that is opened for the first time begins at its top, and so does
 * whatever has no name. Returns the way to the top, of all of them.
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
  // Not in a layout effect: a page that comes with its frame has those before the frame knows its scroller.
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
