import { useScroller } from '@/components/ui/scroller';
import { useEffect, useRef } from 'react';

/** Scrolls to the top when the list changes. Returning to the same list keeps the scroll position. */
export function useScrollTopOnChange(list: string): void {
  const scroller = useScroller();
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scroller.current?.scrollTo({ top: 0 });
  }, [list, scroller]);
}
