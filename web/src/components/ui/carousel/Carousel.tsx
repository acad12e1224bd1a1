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
  /** After the last one comes the first again. */
  loop?: boolean;
  /** Moves on by itself after this long; not while it is held, hovered or focused, nor where motion is reduced. */
  autoplayMs?: number;
  /** Which one is seen first. */
  start?: number;
  /** Tells which one is seen. */
  onChange?: (index: number) => void;
  /** Dots, or nothing. */
  dots?: boolean;
  className?: string;
}

/** One thing at a time in a row of them, swiped with finger or mouse, or with the arrow keys. */
export function Carousel<T>(props: Props<T>) {
  const { label, items, itemKey, renderItem, start = 0, dots = true, onChange, className } = props;
  const count = items.length;
  const loop = Boolean(props.loop) && count > 1;
  // Two in a loop would have to stand on both sides of each other: they stand there twice.
  const slides = loop && count === 2 ? [...items, ...items] : items;
  // Counts on beyond the last one where it loops, so that the way on is never the way back.
  const [position, setPosition] = useState(start);
  const [offset, setOffset] = useState<number | null>(null);
  const frame = useRef<HTMLElement>(null);
  const current = slideAt(position, count);
  // What the page shows at first does not wait for what is swiped to; those beside it come once it is there, the others once they are beside.
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

/** Beyond the ends it gives only a little. */
function resist(offset: number | null, current: number, count: number): number | null {
  const beyond = offset !== null && ((current === 0 && offset > 0) || (current === count - 1 && offset < 0));
  return beyond ? offset / 3 : offset;
}
