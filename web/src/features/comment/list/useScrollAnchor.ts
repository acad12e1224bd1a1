import { useScroller } from '@/components/ui/scroller';
import { useRef, type RefObject } from 'react';

interface HeldElement {
  element: Element;
  /** The element's position before the change. */
  top: number;
}

export interface ScrollAnchor {
  /** Call it before a change. */
  hold: () => void;
  /** Call it after the change is in the document and before the browser paints it. */
  restore: () => void;
}

/**
 * Keeps the visible content in place while content above it grows. Safari is the one browser that does not do
 * this natively.
 */
export function useScrollAnchor(page: RefObject<HTMLElement | null>): ScrollAnchor {
  const scroller = useScroller();
  const held = useRef<HeldElement | null>(null);
  return {
    hold: () => {
      const { current: frame } = scroller;
      // The support is asked first: to read the position forces a layout.
      if (!frame || CSS.supports('overflow-anchor', 'auto') || frame.scrollTop <= 0) return;
      const { top } = frame.getBoundingClientRect();
      const read = [...(page.current?.querySelectorAll('[data-comment]') ?? [])].find(
        (element) => element.getBoundingClientRect().bottom > top,
      );
      if (read) held.current = { element: read, top: placeOf(read, frame) };
    },
    restore: () => {
      const { current: frame } = scroller;
      const { current: before } = held;
      held.current = null;
      if (!frame || !before?.element.isConnected) return;
      const moved = placeOf(before.element, frame) - before.top;
      if (moved !== 0) frame.scrollBy({ top: moved, behavior: 'instant' });
    },
  };
}

function placeOf(element: Element, frame: HTMLElement): number {
  return element.getBoundingClientRect().top + frame.scrollTop;
}
