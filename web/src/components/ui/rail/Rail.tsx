import { cx } from '@/lib/classes';
import { useRef, type ReactNode, type Ref } from 'react';
import styles from './Rail.module.css';
import { useDragScroll } from './useDragScroll';

interface Props<T> {
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactNode;
  label?: string;
  /** How far they stand apart. */
  gap?: 'narrow' | 'normal' | 'wide';
  className?: string;
  /** The element that scrolls. */
  ref?: Ref<HTMLUListElement>;
}

/** Things side by side that scroll sideways: by finger, wheel, keyboard, or dragged with the mouse. */
export function Rail<T>({ items, itemKey, renderItem, label, gap = 'normal', className, ref }: Props<T>) {
  const rail = useRef<HTMLUListElement>(null);
  useDragScroll(rail);
  return (
    <ul
      className={cx(styles.rail, styles[gap], className)}
      aria-label={label}
      ref={(element) => {
        rail.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
    >
      {items.map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  );
}
