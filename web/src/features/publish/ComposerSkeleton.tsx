import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/words';
import styles from './Composer.module.css';

export function ComposerSkeleton() {
  return (
    <div className={styles.paper} aria-busy="true" aria-label={t('正在加载')}>
      <Skeleton width="55%" height="1.25rem" />
      <br />
      <Skeleton height="1rem" />
      <br />
      <Skeleton width="80%" height="1rem" />
    </div>
  );
}
