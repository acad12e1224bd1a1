import { useScroller } from '@/components/ui/scroller';
import type { RefObject } from 'react';

/** Another choice of books starts at its top, where its first one stands below the filters; whoever is above that stays there. */
export function useListTop(part: RefObject<HTMLElement | null>): () => void {
  const scroller = useScroller();
  return () => {
    const [frame, list] = [scroller.current, part.current];
    if (!frame || !list) return;
    // As far as the page's head reaches over it.
    const head = parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
    const above = list.getBoundingClientRect().top - frame.getBoundingClientRect().top - head;
    if (above < 0) frame.scrollTo({ top: frame.scrollTop + above });
  };
}
