import { useEffect, useRef, useState, type ReactNode } from 'react';
import { observeNear } from './observeNear';
import { useScroller } from './scroller';

/** Renders its children, and so loads their code, only when the player scrolls near them. */
export function RenderWhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useScroller();
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current) return observeNear(place.current, scroller.current, () => setNear(true));
  }, [scroller, near]);
  return near ? children : <div ref={place} />;
}
