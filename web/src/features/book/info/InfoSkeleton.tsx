import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import styles from './InfoSkeleton.module.css';

/** The skeleton of a book's page, including its dark head. */
export function InfoSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('正在加载')}>
      <div className={styles.head}>
        <Skeleton width="7.25rem" height="9.67rem" radius="var(--radius)" />
        <div className={cx('stack', styles.lines)}>
          <Skeleton width="70%" height="1.375rem" />
          <Skeleton width="40%" height="0.8125rem" />
          <Skeleton width="60%" height="1.375rem" />
        </div>
      </div>
      <div className={styles.sheet}>
        <Skeleton width="80%" height="1.0625rem" />
        <Skeleton height="5rem" />
        <Skeleton height="10rem" radius="var(--radius)" />
      </div>
    </div>
  );
}
