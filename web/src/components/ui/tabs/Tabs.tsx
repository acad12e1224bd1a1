import { TABS_SWIPE_THRESHOLD } from '@/constants';
import { cx } from '@/lib/classes';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDragScroll } from '../rail/useDragScroll';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  name: string;
  /** Shown next to the name: a badge, a count. */
  mark?: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChoose: (id: Id) => void;
}

/** The tab bar of a page. It stays visible while the content scrolls. If the tabs do not fit, the bar scrolls sideways. */
export function Tabs<Id extends string>({ label, tabs, active, onChoose }: Props<Id>) {
  const bar = useRef<HTMLDivElement>(null);
  const many = tabs.length > TABS_SWIPE_THRESHOLD;
  useDragScroll(bar);
  useLayoutEffect(() => {
    if (many) bar.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.(NEAREST);
  }, [many, active]);
  return (
    <div ref={bar} className={cx(styles.tabs, many && styles.many)} role="group" aria-label={label}>
      {tabs.map(({ id, name, mark }) => (
        <button
          key={id}
          type="button"
          className={cx(styles.tab, id === active && styles.active)}
          aria-pressed={id === active}
          onClick={() => onChoose(id)}
        >
          <span>{name}</span>
          {mark}
        </button>
      ))}
    </div>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: 'nearest', inline: 'center' };
