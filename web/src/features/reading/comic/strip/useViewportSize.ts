import { useLayoutEffect, useState, type RefObject } from 'react';

export interface ViewportSize {
  width: number;
  height: number;
  rem: number;
}

/** Size of an element and of 1 rem in px; null: not measured yet. */
export function useViewportSize(element: RefObject<HTMLElement | null>): ViewportSize | null {
  const [size, setSize] = useState<ViewportSize | null>(null);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [width, height] = [frame.clientWidth, frame.clientHeight];
      if (width === 0 || height === 0) return;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
