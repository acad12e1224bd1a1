import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LIST_PRELOAD_PX } from '@/constants';
import { useScroller } from './scroller';

/** Renders its children, and so loads their code, only when the player scrolls near them. */
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
