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
  /** Keeps what is at this line there, and the strip so far to the left, when it has grown. */
  keep: (line: number, left: number) => void;
}

/**
 * A strip that is enlarged is wider: it is scrolled both ways as the browser does it. Under the fingers it is only painted larger;
 * it is laid out once they are lifted.
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
      // Around where the fingers began; where they are by now, it follows them.
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
    /** Larger around this point of the screen, or as wide as the screen again. */
    toggle: (clientX: number, clientY: number) => {
      const { left = 0, top = 0 } = scroller.current?.getBoundingClientRect() ?? {};
      settle(zoom > 1 ? 1 / zoom : ZOOM_TAP, clientX - left, clientY - top);
    },
  };
}

const clamp = (zoom: number) => Math.min(Math.max(zoom, 1), STRIP_ZOOM_MAX);
