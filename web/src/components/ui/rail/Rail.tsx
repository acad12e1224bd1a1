import { cx } from '@/lib/classes';
import { useProgressiveRender } from '@/lib/useProgressiveRender';
import { useRef, type ReactNode } from 'react';
import styles from './Rail.module.css';
import { useDragScroll } from './useDragScroll';

interface Props<T> {
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactNode;
  label?: string;
  /** The distance between items. */
  gap?: 'narrow' | 'normal' | 'wide';
  /** The number of items that fill the column. They render first, and the others follow in steps (`useProgressiveRender`). */
  initialCount?: number;
  className?: string;
}

/** A row of items that scrolls sideways: by finger, wheel, keyboard, or dragged with the mouse. On desktop it has `RailArrows`. */
export function Rail<T>(props: Props<T>) {
  const { items, itemKey, renderItem, label, gap = 'normal', initialCount, className } = props;
  const shown = useProgressiveRender(items, initialCount);
  const rail = useRef<HTMLUListElement>(null);
  useDragScroll(rail);
  return (
    <ul className={cx(styles.rail, styles[gap], className)} aria-label={label} ref={rail} data-rail>
      {shown.map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  );
}
