import { useScroller } from '@/components/ui/scroller';
import { useRef, type RefObject } from 'react';

interface HeldElement {
  element: Element;
  /** Where in the page it stood. */
  top: number;
}

export interface ScrollAnchor {
  /** To be called before a change. */
  hold: () => void;
  /** To be called when it is in the document, before it is seen. */
  restore: () => void;
}

/** Keeps what is being read where it is while something above it grows. Browsers do so by themselves, except for Safari. */
export function useScrollAnchor(page: RefObject<HTMLElement | null>): ScrollAnchor {
  const scroller = useScroller();
  const held = useRef<HeldElement | null>(null);
  return {
    hold: () => {
      const { current: frame } = scroller;
      if (!frame || frame.scrollTop <= 0 || CSS.supports('overflow-anchor', 'auto')) return;
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
