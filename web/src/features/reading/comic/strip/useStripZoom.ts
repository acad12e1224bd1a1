import { ZOOM_TAP } from '@/components/ui/viewer/zoom';
import { usePinch, type Vector2 } from '@use-gesture/react';
import type { RefObject } from 'react';
import type { StripLayout } from './layout';

const STRIP_ZOOM_MAX = 3;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  layout: StripLayout | null;
  zoom: number;
  setZoom: (zoom: number) => void;
  /** Keeps the point at this viewport offset in place after the zoom, with this `scrollLeft`. */
  keep: (line: number, left: number) => void;
}

/**
 * Zooms a strip by two fingers, or by the wheel with Ctrl (or a touchpad). A zoomed strip is wider and scrolls natively in both
 * directions. During a pinch it is only scaled by a transform; the new layout follows when the fingers lift. The returned function
 * zooms in around a point, or back to the width of the screen.
 */
export function useStripZoom({ scroller, content, layout, zoom, setZoom, keep }: Options) {
  /** The point's distance from the viewport's top left corner. */
  const place = (clientX: number, clientY: number): Vector2 => {
    const { left = 0, top = 0 } = scroller.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  };
  const scale = (grown: number, [x, y]: Vector2) => {
    const { scrollLeft = 0, scrollTop = 0 } = scroller.current ?? {};
    const shift = `translate(${(scrollLeft + x) * (1 - grown)}px, ${(scrollTop + y) * (1 - grown)}px)`;
    content.current?.style.setProperty('transform', `${shift} scale(${grown})`);
  };
  const settle = (next: number, [x, y]: Vector2) => {
    const element = scroller.current;
    if (!element || !layout) return;
    keep(y, ((element.scrollLeft + x) * next) / zoom - x);
    content.current?.style.removeProperty('transform');
    if (next !== zoom) setZoom(next);
  };
  usePinch(
    ({ offset: [next], origin, last, memo }) => {
      // The strip is scaled around the point where the pinch began.
      const around = (memo as Vector2 | undefined) ?? place(...origin);
      if (last) settle(next, around);
      else scale(next / zoom, around);
      return around;
    },
    {
      target: scroller,
      from: () => [zoom, 0],
      scaleBounds: { min: 1, max: STRIP_ZOOM_MAX },
      // Keeps the browser from scrolling or zooming by two fingers. One finger and the plain wheel scroll.
      pointer: { touch: true },
      preventDefault: true,
      eventOptions: { passive: false },
    },
  );
  return (clientX: number, clientY: number) => settle(zoom > 1 ? 1 : ZOOM_TAP, place(clientX, clientY));
}
