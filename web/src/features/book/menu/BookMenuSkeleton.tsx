import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import styles from './BookMenu.module.css';

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The skeleton of a menu. */
export function BookMenuSkeleton() {
  return (
    <div aria-busy="true" aria-label={t('正在加载')}>
      {SKELETON_KEYS.map((index) => (
        <div key={index} className={styles.skeletonItem}>
          <Skeleton width="55%" height="0.9375rem" />
          <Skeleton width="25%" height="0.6875rem" />
        </div>
      ))}
    </div>
  );
}
