import type { BookStatus } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, type BookFilter, type BookSort } from '../api';
import styles from './BookFilters.module.css';
import type { LibraryFilter } from './useLibrary';

const STATUSES: readonly { status: BookStatus | undefined; name: string }[] = [
  { status: undefined, name: t('全部') },
  { status: 'serial', name: t('连载') },
  { status: 'finished', name: t('完结') },
];
const SORTS: readonly { sort: BookSort; name: string }[] = [
  { sort: 'hot', name: t('热门') },
  { sort: 'newest', name: t('最新更新') },
  { sort: 'kept', name: t('最多收藏') },
];

interface Props {
  filter: BookFilter;
  onChange: (choice: LibraryFilter) => void;
}

/** The filters and the sort order. They stay visible while the list is on screen. */
export function BookFilters({ filter, onChange }: Props) {
  const { kind, category, status, sort } = filter;
  const { data } = useQuery(categoriesQuery);
  const known = data?.find((one) => one.kind === kind)?.categories.map((one) => one.category) ?? [];
  return (
    <div className={styles.filters}>
      <Rail
        key={kind}
        label={t('分类')}
        gap="narrow"
        items={['', ...known]}
        itemKey={(name) => name}
        renderItem={(name) => (
          <button
            type="button"
            className={cx(styles.category, name === (category ?? '') && styles.chosen)}
            aria-pressed={name === (category ?? '')}
            onClick={() => onChange({ category: name || undefined })}
          >
            {name || t('全部分类')}
          </button>
        )}
      />
      <div className={styles.row}>
        <div className={styles.group} role="group" aria-label={t('排序')}>
          {SORTS.map((one) => (
            <button
              key={one.sort}
              type="button"
              className={cx(styles.word, one.sort === sort && styles.active)}
              aria-pressed={one.sort === sort}
              onClick={() => onChange({ sort: one.sort })}
            >
              {one.name}
            </button>
          ))}
        </div>
        <div className={cx(styles.group, styles.status)} role="group" aria-label={t('状态')}>
          {STATUSES.map((one) => (
            <button
              key={one.name}
              type="button"
              className={cx(styles.word, one.status === status && styles.active)}
              aria-pressed={one.status === status}
              onClick={() => onChange({ status: one.status })}
            >
              {one.name}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
