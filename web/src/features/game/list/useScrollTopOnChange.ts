import { useScroller } from '@/components/ui/scroller';
import { useEffect, useRef } from 'react';

/** Another list starts at its top; the same one, come back to, stays where it was. */
export function useScrollTopOnChange(list: string): void {
  const scroller = useScroller();
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scroller.current?.scrollTo({ top: 0 });
  }, [list, scroller]);
}
