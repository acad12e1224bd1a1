import type { GameSort } from '@/api/types';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import styles from './SortSwitch.module.css';

const CHOICES: readonly { sort: GameSort; name: string }[] = [
  { sort: 'hot', name: t('热门') },
  { sort: 'new', name: t('最新') },
  { sort: 'rating', name: t('评分') },
];

interface Props {
  value: GameSort;
  onChange: (sort: GameSort) => void;
}

/** Chooses the sort order. */
export function SortSwitch({ value, onChange }: Props) {
  return (
    <div className={styles.switch} role="group" aria-label={t('排序')}>
      {CHOICES.map(({ sort, name }) => (
        <button
          key={sort}
          type="button"
          className={cx(styles.choice, sort === value && styles.active)}
          aria-pressed={sort === value}
          onClick={() => onChange(sort)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
