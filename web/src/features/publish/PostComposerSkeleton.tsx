import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import styles from './PostComposer.module.css';

export function PostComposerSkeleton() {
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
