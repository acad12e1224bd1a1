import { useScroller } from '@/components/ui/scroller';
import { useLayoutEffect, useRef } from 'react';

/** What is laid over the list begins at its top; the list comes back where it was left. */
export function useListPlace(listed: boolean): void {
  const scroller = useScroller();
  const place = useRef(0);
  const before = useRef(listed);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (before.current !== listed) element.scrollTo({ top: listed ? place.current : 0 });
    before.current = listed;
    if (!listed) return;
    const remember = () => {
      place.current = element.scrollTop;
    };
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [scroller, listed]);
}
