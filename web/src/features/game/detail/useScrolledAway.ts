import { useScroller } from '@/components/ui/scroller';
import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is scrolled away below a bar of this height (rem). */
export function useScrolledAway(element: RefObject<HTMLElement | null>, barRem: number): boolean {
  const scroller = useScroller();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const check = () => {
      if (!element.current) return;
      const bar = barRem * parseFloat(getComputedStyle(document.documentElement).fontSize);
      const hidden = frame.getBoundingClientRect().top + bar;
      setAway(frame.scrollTop > 0 && element.current.getBoundingClientRect().bottom <= hidden);
    };
    check();
    frame.addEventListener('scroll', check, { passive: true });
    return () => frame.removeEventListener('scroll', check);
  }, [scroller, element, barRem]);
  return away;
}
