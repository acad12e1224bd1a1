import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import styles from './DetailSkeleton.module.css';

/** The skeleton of a game's page. */
export function DetailSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('正在加载')}>
      <Skeleton height="13.1875rem" radius="0" />
      <div className={styles.sheet}>
        <div className={styles.heading}>
          <Skeleton width="4.5rem" height="4.5rem" radius="1rem" />
          <div className={styles.words}>
            <Skeleton width="60%" height="1.0625rem" />
            <Skeleton width="80%" height="0.8125rem" />
            <Skeleton width="45%" height="0.8125rem" />
          </div>
        </div>
        <Skeleton height="6.25rem" radius="var(--radius)" />
      </div>
      <div className={styles.shots}>
        <Skeleton width="20rem" height="11.25rem" radius="var(--radius)" />
        <Skeleton width="20rem" height="11.25rem" radius="var(--radius)" />
      </div>
      <div className={styles.lines}>
        <Skeleton width="30%" height="1.0625rem" />
        <Skeleton height="0.9375rem" />
        <Skeleton height="0.9375rem" />
        <Skeleton width="70%" height="0.9375rem" />
      </div>
    </div>
  );
}
