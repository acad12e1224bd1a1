import type { ApiPicture } from '@/api/types';
import { cx } from '@/lib/classes';
import { useKeyDown } from '@/lib/useKeyDown';
import { useRef, useState, type MouseEvent } from 'react';
import { usePinch } from '../gestures/usePinch';
import { useTaps } from './useTaps';
import { NOT_ZOOMED, panView, ZOOM_TAP, zoomView, type ViewSize, type ZoomView } from './zoom';
import styles from './ZoomPicture.module.css';

interface Props {
  picture: ApiPicture;
  alt: string;
  eager: boolean;
  /** Whether this picture is visible. A picture that becomes invisible resets its zoom. */
  active: boolean;
  onTap: () => void;
}

/** Zoom factors of keys. */
const KEY_ZOOM: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 };

/** A picture as large as its frame. Two fingers, a double tap, the wheel or + - 0 zoom it; then it can be dragged. */
export function ZoomPicture({ picture, alt, eager, active, onTap }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(NOT_ZOOMED);
  if (!active && view !== NOT_ZOOMED) setView(NOT_ZOOMED);
  const size = (): ViewSize => frame.current?.getBoundingClientRect() ?? picture;

  usePinch(frame, {
    ownsGesture: () => view.zoom > 1,
    onMove: (dx, dy) => {
      const { width } = size();
      setView((now) => (now.zoom > 1 ? panView(now, size(), picture, dx * width, dy * width) : now));
    },
    onZoom: (factor, u, v) => {
      const { width } = size();
      setView((now) => zoomView(now, size(), picture, now.zoom * factor, u * width, v * width));
    },
  });
  useKeyDown(({ key }) => {
    const factor = KEY_ZOOM[key];
    if (active && factor !== undefined) setView((now) => zoomView(now, size(), picture, now.zoom * factor));
  });
  const toggle = ({ clientX, clientY }: MouseEvent) => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
    setView((now) => (now.zoom > 1 ? NOT_ZOOMED : zoomView(now, size(), picture, ZOOM_TAP, x, y)));
  };
  const taps = useTaps({ onTap, onDoubleTap: toggle });
  return (
    <div ref={frame} className={cx(styles.frame, view.zoom > 1 && styles.near)} data-pinch {...taps}>
      <img
        className={styles.picture}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        draggable={false}
      />
    </div>
  );
}
