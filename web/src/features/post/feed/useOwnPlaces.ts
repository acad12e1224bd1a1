import { useScroller } from '@/components/ui/scroller';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Each list that the page shows in turn keeps a place of its own. Returns the way to the top, of all of them. */
export function useOwnPlaces(list: string): () => void {
  const scroller = useScroller();
  const places = useRef(new Map<string, number>());
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scroller.current?.scrollTo({ top: places.current.get(list) ?? 0, behavior: 'instant' });
  }, [scroller, list]);
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
