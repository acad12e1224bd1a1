import { useScroller } from '@/components/ui/scroller';
import { useCallback, type RefObject } from 'react';

/** Another choice of books starts at its top, where its first one stands below the filters; whoever is above that stays there. */
export function useListTop(part: RefObject<HTMLElement | null>): () => void {
  const scroller = useScroller();
  return useCallback(() => {
    const [frame, list] = [scroller.current, part.current];
    if (!frame || !list) return;
    // Where the part begins to lie under the head.
    const head = list.ownerDocument.defaultView!.getComputedStyle(list).scrollMarginTop;
    const above = list.getBoundingClientRect().top - frame.getBoundingClientRect().top - parseFloat(head);
    if (above < 0) frame.scrollTo({ top: frame.scrollTop + above });
  }, [scroller, part]);
}
