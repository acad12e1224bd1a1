import { usePinch } from '@/components/ui/gestures/usePinch';
import { useTaps } from '@/components/ui/viewer/useTaps';
import {
  NOT_ZOOMED,
  panView,
  ZOOM_TAP,
  zoomView,
  type ViewSize,
  type ZoomView,
} from '@/components/ui/viewer/zoom';
import { LAYOUT_MAX_WIDTH_PX } from '@/constants';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useRef, useState, type MouseEvent } from 'react';
import { PageError } from '../PageError';
import { PagePicture } from '../PagePicture';
import { isAtSide } from '../tapZones';
import { usePagePicture } from '../usePagePicture';
import type { Slide } from './slides';
import styles from './ZoomPage.module.css';

interface Props {
  slide: Extract<Slide, { kind: 'page' }>;
  active: boolean;
  reload: (() => Promise<unknown>) | null;
  onTap: (event: MouseEvent) => void;
}

/** A page in full-screen size. Pinch, double tap or wheel zoom it; then it can be dragged. */
export function ZoomPage({ slide: { chapter, page, image }, active, reload, onTap }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = usePagePicture(image, reload);
  const [view, setView] = useState<ZoomView>(NOT_ZOOMED);
  // Reset the zoom when the page is left.
  if (!active && view !== NOT_ZOOMED) setView(NOT_ZOOMED);
  const size = (): ViewSize => frame.current?.getBoundingClientRect() ?? image;

  usePinch(frame, {
    ownsGesture: () => view.zoom > 1,
    onMove: (dx, dy) => {
      const { width } = size();
      setView((now) => (now.zoom > 1 ? panView(now, size(), image, dx * width, dy * width) : now));
    },
    onZoom: (factor, u, v) => {
      const { width } = size();
      setView((now) => zoomView(now, size(), image, now.zoom * factor, u * width, v * width));
    },
  });
  const taps = useTaps({
    onTap,
    isSingle: (event) => isAtSide(event, frame.current),
    onDoubleTap: ({ clientX, clientY }) => {
      const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
      setView((now) => (now.zoom > 1 ? NOT_ZOOMED : zoomView(now, size(), image, ZOOM_TAP, x, y)));
    },
  });
  const name = t`${chapter.title} 第 ${page + 1} 页`;
  return (
    <>
      <div ref={frame} className={cx(styles.frame, view.zoom > 1 && styles.near)} {...taps}>
        <div
          className={styles.page}
          style={{
            aspectRatio: `${image.width} / ${image.height}`,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
          }}
        >
          <PagePicture
            shown={shown}
            alt={name}
            width={Math.min(window.innerWidth, LAYOUT_MAX_WIDTH_PX) * view.zoom}
            eager={active}
          />
        </div>
      </div>
      {shown.state === 'failed' && <PageError name={name} onRetry={shown.retry} />}
    </>
  );
}
