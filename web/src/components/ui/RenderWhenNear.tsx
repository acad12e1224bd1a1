import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LIST_PRELOAD_PX } from '@/constants';
import { useScroller } from './scroller';

/** What stands far below, and what it takes to show it, waits until the reader comes near. */
export function RenderWhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useScroller();
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root: scroller.current,
      rootMargin: `${LIST_PRELOAD_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, near]);
  return near ? children : <div ref={place} />;
}
