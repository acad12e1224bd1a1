import { useReducedMotion } from '@/lib/useReducedMotion';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { beforeClosing } from '@/features/reading/progress/browserEnvironment';
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

/** So many screens above and below what is seen are there already. */
const ABOVE = 1;
const BELOW = 2;
/** So near the end the next chapter is put behind it. */
const EXTEND = 3;

type Range = readonly [number, number];
const FIRST: Range = [0, 0];

interface Options extends Pick<ComicViewProps, 'start' | 'onPosition' | 'extend'> {
  scroller: { readonly current: HTMLElement | null };
  layout: StripLayout | null;
  frame: ViewportSize | null;
}

/** Where a strip is scrolled to: begins where it should, stays there whatever changes its lengths, and tells where it is. */
export function useStripLocator({ scroller, layout, frame, start, onPosition, extend }: Options) {
  const [range, setRange] = useState(FIRST);
  const still = useReducedMotion();
  /** What stays in its place when the layout changes: now at this height, at this line of what is seen. */
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

  // Before it is painted: nobody sees it anywhere else.
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
      // Untouched where nothing moved: it may be gliding.
      if (y !== null && Math.abs(y - before) >= 1) element.scrollTo({ top: y - line });
      if (left !== undefined) element.scrollTo({ left });
    }
    look();
  }, [scroller, layout, start]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let waiting = 0;
    const scrolled = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        look();
      });
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    const forget = beforeClosing(() => look());
    return () => {
      forget();
      element.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(waiting);
    };
  }, [scroller]);

  const arrived = layout !== null && yOfPosition(layout, start.chapterId, null) !== null;
  return {
    /** From which to which item there is something to show; what stands in for a chapter that is on its way is the first. */
    range: arrived ? range : FIRST,
    /** What is at this line of what is seen stays there with the next layout. */
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
