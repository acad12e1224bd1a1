import { ZOOM_TAP } from '@/components/ui/viewer/zoom';
import { useRef } from 'react';
import type { StripLayout } from './layout';

const STRIP_ZOOM_MAX = 3;

interface Options {
  scroller: { readonly current: HTMLElement | null };
  content: { readonly current: HTMLElement | null };
  layout: StripLayout | null;
  zoom: number;
  setZoom: (zoom: number) => void;
  /** Keeps the point at this viewport offset in place after the zoom, with this `scrollLeft`. */
  keep: (line: number, left: number) => void;
}

/**
 * Zoom of a strip. A zoomed strip is wider and scrolls natively in both directions. During a pinch it is only scaled
 * by a transform; the new layout follows when the fingers lift.
 */
export function useStripZoom({ scroller, content, layout, zoom, setZoom, keep }: Options) {
  const pinched = useRef<{ factor: number; x: number; y: number } | null>(null);

  const settle = (factor: number, x: number, y: number) => {
    const element = scroller.current;
    if (!element || !layout) return;
    const next = clamp(zoom * factor);
    keep(y, ((element.scrollLeft + x) * next) / zoom - x);
    content.current?.style.removeProperty('transform');
    if (next !== zoom) setZoom(next);
  };
  return {
    onZoom: (factor: number, x: number, y: number) => {
      const element = scroller.current;
      if (!element || !content.current) return;
      const grown = clamp(zoom * factor) / zoom;
      // Scale around the point where the pinch began.
      const { x: x0, y: y0 } = pinched.current ?? { x, y };
      pinched.current = { factor: grown, x: x0, y: y0 };
      const [left, top] = [element.scrollLeft + x0, element.scrollTop + y0];
      const shift = `translate(${left * (1 - grown)}px, ${top * (1 - grown)}px)`;
      content.current.style.setProperty('transform', `${shift} scale(${grown})`);
    },
    onEnd: () => {
      if (!pinched.current) return;
      const { factor, x, y } = pinched.current;
      pinched.current = null;
      settle(factor, x, y);
    },
    /** Zooms in around this point, or back to the width of the screen. */
    toggle: (clientX: number, clientY: number) => {
      const { left = 0, top = 0 } = scroller.current?.getBoundingClientRect() ?? {};
      settle(zoom > 1 ? 1 / zoom : ZOOM_TAP, clientX - left, clientY - top);
    },
  };
}

const clamp = (zoom: number) => Math.min(Math.max(zoom, 1), STRIP_ZOOM_MAX);
