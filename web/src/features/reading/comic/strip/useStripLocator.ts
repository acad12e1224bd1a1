import { useReducedMotion } from '@/lib/useReducedMotion';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeClosing } from '@/features/reading/progress/progressSyncOf';
import type { ComicViewProps } from '../view';
import {
  anchorAt,
  itemsBetween,
  positionAt,
  yOfAnchor,
  yOfPosition,
  type Anchor,
  type StripLayout,
} from './layout';
import type { ViewportSize } from './useViewportSize';

/** Number of screens above and below the viewport whose items are rendered. */
const ABOVE = 1;
const BELOW = 2;
/** Number of screens before the end at which the next chapter is appended. */
const EXTEND = 3;

type Range = readonly [number, number];
const FIRST: Range = [0, 0];

interface Options extends Pick<ComicViewProps, 'start' | 'onPosition' | 'extend'> {
  scroller: { readonly current: HTMLElement | null };
  layout: StripLayout | null;
  frame: ViewportSize | null;
}

/**
 * Manages the scroll position of a strip: restores the start position, keeps it when the layout changes, and reports
 * it.
 */
export function useStripLocator({ scroller, layout, frame, start, onPosition, extend }: Options) {
  const [range, setRange] = useState(FIRST);
  const still = useReducedMotion();
  /**
   * The point that stays in place when the layout changes. `y`: its line in the current layout. `line`: its offset in
   * the viewport.
   */
  const anchor = useRef<{ at: Anchor; y: number; line: number; left?: number } | null>(null);
  const started = useRef<ComicViewProps['start'] | null>(null);

  const look = useEffectEvent(() => {
    const element = scroller.current;
    if (!element || !layout || !frame || started.current !== start) return;
    const { height } = frame;
    const top = element.scrollTop;
    const [from, to] = itemsBetween(layout, top - ABOVE * height, top + (1 + BELOW) * height);
    setRange((now) => (now[0] === from && now[1] === to ? now : [from, to]));
    const at = anchorAt(layout, top);
    if (at) anchor.current = { at, y: top, line: 0 };
    const here = positionAt(layout, top);
    const middle = positionAt(layout, top + height / 2);
    if (here) {
      const page = middle?.chapter.id === here.chapter.id ? middle.locator.page : here.locator.page;
      onPosition({ ...here, page });
    }
    if (layout.height - top < (1 + EXTEND) * height) extend();
  });

  // Scroll before paint, so that no other position flashes.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !layout) return;
    if (started.current !== start) {
      const top = yOfPosition(layout, start.chapterId, start.locator);
      if (top === null) return;
      started.current = start;
      element.scrollTo({ top });
    } else if (anchor.current) {
      const { at, y: before, line, left } = anchor.current;
      const y = yOfAnchor(layout, at);
      // Do not scroll if nothing moved: a smooth scroll may be running.
      if (y !== null && Math.abs(y - before) >= 1) element.scrollTo({ top: y - line });
      if (left !== undefined) element.scrollTo({ left });
    }
    look();
  }, [scroller, layout, start]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Renders before the browser paints the new position, so that a far jump shows no empty frame.
    const scrolled = () => flushSync(() => look());
    element.addEventListener('scroll', scrolled, { passive: true });
    const forget = beforeClosing(() => look());
    return () => {
      forget();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);

  const arrived = layout !== null && yOfPosition(layout, start.chapterId, null) !== null;
  return {
    /** Indexes of the items to render. Until the start chapter is loaded, only its placeholder. */
    range: arrived ? range : FIRST,
    /** Keeps the point at this viewport offset in place through the next layout change. */
    keep: (line: number, left: number) => {
      const element = scroller.current;
      if (!layout || !element) return;
      const y = element.scrollTop + line;
      const at = anchorAt(layout, y);
      if (at) anchor.current = { at, y, line, left };
    },
    scrollBy: (screens: number) => {
      const top = screens * (frame?.height ?? 0);
      scroller.current?.scrollBy({ top, behavior: still ? 'auto' : 'smooth' });
    },
    goTo: (chapterId: number, page: number) => {
      const top = layout && yOfPosition(layout, chapterId, { page, offset: 0 });
      if (top !== null) scroller.current?.scrollTo({ top });
    },
  };
}
