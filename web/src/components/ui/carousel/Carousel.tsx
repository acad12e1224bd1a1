import { SWIPE_SPEED_PX_PER_MS } from '@/constants';
import { cx } from '@/lib/classes';
import { usePageLoaded } from '@/lib/usePageLoaded';
import { useReducedMotion } from '@/lib/useReducedMotion';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { useAutoplay } from './useAutoplay';
import { useDragScroll } from '../rail/useDragScroll';

interface Props<T> {
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactNode;
  /**
   * Moves on by itself after this time, and from the last slide to the first. Not while it is held, hovered or focused, and not with
   * reduced motion.
   */
  autoplayMs?: number;
  /** The index of the first visible slide. */
  start?: number;
  /** Called with the index of the visible slide. */
  onChange?: (index: number) => void;
  /** Shows dots. */
  dots?: boolean;
  className?: string;
}

/** Shows one slide at a time. The browser scrolls and snaps the slides; the mouse and the arrow keys move them, too. */
export function Carousel<T>(props: Props<T>) {
  const {
    label,
    items,
    itemKey,
    renderItem,
    autoplayMs,
    start = 0,
    dots = true,
    onChange,
    className,
  } = props;
  const count = items.length;
  const track = useRef<HTMLElement>(null);
  const current = useVisibleSlide(track, start);
  const still = useReducedMotion();
  // The neighbours load after the page has loaded, so that they do not delay it. Other slides load when they become neighbours.
  const reach = usePageLoaded() ? 1 : 0;

  const goTo = (index: number) => {
    const { clientWidth = 0 } = track.current ?? {};
    const to = Math.min(Math.max(index, 0), count - 1);
    track.current?.scrollTo({ left: to * clientWidth, behavior: still ? 'instant' : 'smooth' });
  };
  const notifyChange = useEffectEvent((index: number) => onChange?.(index));
  useEffect(() => {
    notifyChange(current);
  }, [current]);
  useDragScroll(track, (distancePx, durationMs) => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    const quick = Math.abs(distancePx) / Math.max(durationMs, 1) > SWIPE_SPEED_PX_PER_MS;
    const round = !quick ? Math.round : distancePx < 0 ? Math.ceil : Math.floor;
    goTo(round(scrollLeft / clientWidth));
  });
  useAutoplay(track, count > 1 ? autoplayMs : undefined, () => goTo((current + 1) % count));

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    // The browser would scroll by a few pixels first.
    event.preventDefault();
    goTo(current + by);
  };
  return (
    <div className={cx(styles.frame, className)}>
      <section
        ref={track}
        className={styles.track}
        aria-roledescription={t('轮播')}
        aria-label={label}
        tabIndex={count > 1 ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <div
            key={itemKey(item)}
            className={styles.slide}
            role="group"
            aria-label={`${index + 1} / ${count}`}
            inert={index !== current}
          >
            {Math.abs(index - current) <= reach && renderItem(item, index)}
          </div>
        ))}
      </section>
      {dots && count > 1 && <Dots count={count} current={current} />}
    </div>
  );
}

/** The index of the slide in view, from the scroll position. */
function useVisibleSlide(track: { readonly current: HTMLElement | null }, start: number): number {
  const [current, setCurrent] = useState(start);
  const place = useEffectEvent((element: HTMLElement) => {
    element.scrollLeft = current * element.clientWidth;
  });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const scrolled = () => {
      if (element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    // A closed dialog and a hidden page have no size, and some browsers forget the scroll position there.
    const observer = new ResizeObserver(() => place(element));
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', scrolled);
      observer.disconnect();
    };
  }, [track]);
  return current;
}

function Dots({ count, current }: { count: number; current: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={cx(styles.dot, index === current && styles.active)} />
      ))}
    </div>
  );
}
