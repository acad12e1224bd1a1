import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  name: string;
  /** Beside the name: a badge, a count. */
  mark?: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChoose: (id: Id) => void;
}

/** Parts of one page side by side; they stay in sight while a part is scrolled. */
export function Tabs<Id extends string>({ label, tabs, active, onChoose }: Props<Id>) {
  return (
    <div className={styles.tabs} role="group" aria-label={label}>
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
