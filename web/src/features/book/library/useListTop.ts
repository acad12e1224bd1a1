import { useScroller } from '@/components/ui/scroller';
import type { RefObject } from 'react';

/**
 * After a new filter choice, scrolls to the top of the list, below the filters. A reader above the list stays
 * there.
 */
export function useListTop(part: RefObject<HTMLElement | null>): () => void {
  const scroller = useScroller();
  return () => {
    const [frame, list] = [scroller.current, part.current];
    if (!frame || !list) return;
    // The height of the page head that covers the top of the list.
    const head = parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
    const above = list.getBoundingClientRect().top - frame.getBoundingClientRect().top - head;
    if (above < 0) frame.scrollTo({ top: frame.scrollTop + above });
  };
}
