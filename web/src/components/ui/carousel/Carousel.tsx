import { SWIPE_DURATION_MS } from '@/constants';
import { cx } from '@/lib/classes';
import { usePageLoaded } from '@/lib/usePageLoaded';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { slideAt, slideDistance, slidePosition } from './slidePositions';
import { useAutoplay } from './useAutoplay';
import { useSwipe } from '../gestures/useSwipe';

interface Props<T> {
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactNode;
  /** The first slide follows the last. */
  loop?: boolean;
  /** Moves on by itself after this time, but not while it is held, hovered or focused, and not with reduced motion. */
  autoplayMs?: number;
  /** The index of the first visible slide. */
  start?: number;
  /** Called with the index of the visible slide. */
  onChange?: (index: number) => void;
  /** Shows dots. */
  dots?: boolean;
  className?: string;
}

/** Shows one slide at a time. Swipes by finger or mouse and arrow keys move it. */
export function Carousel<T>(props: Props<T>) {
  const { label, items, itemKey, renderItem, start = 0, dots = true, onChange, className } = props;
  const count = items.length;
  const loop = Boolean(props.loop) && count > 1;
  // In a loop of two, each slide is on both sides of the other, so both are rendered twice.
  const slides = loop && count === 2 ? [...items, ...items] : items;
  // In a loop the position counts beyond the last slide, so that moving on never slides back.
  const [position, setPosition] = useState(start);
  const [offset, setOffset] = useState<number | null>(null);
  const frame = useRef<HTMLElement>(null);
  const current = slideAt(position, count);
  // The neighbours load after the page has loaded, so that they do not delay it. Other slides load when they become neighbours.
  const reach = usePageLoaded() ? 1 : 0;

  const step = (by: number) =>
    setPosition((at) => (loop ? at + by : Math.min(Math.max(at + by, 0), count - 1)));
  const notifyChange = useEffectEvent((index: number) => onChange?.(index));
  useEffect(() => {
    notifyChange(current);
  }, [current]);

  useSwipe(frame, {
    onDrag: (distance) => setOffset(distance),
    onEnd: (by) => {
      setOffset(null);
      step(by);
    },
  });
  useAutoplay(frame, loop ? props.autoplayMs : undefined, () => step(1));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const held = offset !== null;
  const resisted = loop ? offset : resist(offset, current, count);
  return (
    <section
      ref={frame}
      className={cx(styles.frame, className)}
      aria-roledescription={t('轮播')}
      aria-label={label}
      tabIndex={count > 1 ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      <div
        className={styles.track}
        style={{
          transform: `translate3d(calc(${-position * 100}% + ${resisted ?? 0}px), 0, 0)`,
          transitionDuration: held ? '0ms' : `${SWIPE_DURATION_MS}ms`,
        }}
      >
        {slides.map((item, index) => (
          <div
            key={index < count ? itemKey(item) : `again-${itemKey(item)}`}
            className={styles.slide}
            style={{ left: `${slidePosition(index, position, slides.length, loop) * 100}%` }}
            role="group"
            aria-label={`${(index % count) + 1} / ${count}`}
            inert={index !== slideAt(position, slides.length) && !held}
          >
            {slideDistance(index, position, slides.length, loop) <= reach && renderItem(item, index % count)}
          </div>
        ))}
      </div>
      {dots && count > 1 && <Dots count={count} current={current} />}
    </section>
  );
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

/** Beyond the ends the drag is damped. */
function resist(offset: number | null, current: number, count: number): number | null {
  const beyond = offset !== null && ((current === 0 && offset > 0) || (current === count - 1 && offset < 0));
  return beyond ? offset / 3 : offset;
}
