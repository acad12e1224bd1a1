import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { HOT, NEWEST, OLDEST, type Sort } from '../live/applyEvent';
import styles from './SortTabs.module.css';

const CHOICES: readonly { sort: Sort; name: string }[] = [
  { sort: HOT, name: t('热门') },
  { sort: NEWEST, name: t('最新') },
  { sort: OLDEST, name: t('最早') },
];

/** The tabs that choose the sort order of the comments. */
export function SortTabs({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  return (
    <div className={styles.tabs} role="group" aria-label={t('评论排序')}>
      {CHOICES.map(({ sort, name }) => (
        <button
          key={sort}
          type="button"
          className={cx(styles.tab, sort === value && styles.active)}
          aria-pressed={sort === value}
          onClick={() => onChange(sort)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
