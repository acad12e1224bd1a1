import { Skeleton } from '@/components/ui/Skeleton';
import styles from './PostCard.module.css';

export function PostCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
        <div className={styles.skeleton}>
          <Skeleton width="30%" height="0.875rem" />
          <Skeleton width="20%" height="0.6875rem" />
        </div>
      </div>
      <Skeleton width="100%" height="0.875rem" />
      <Skeleton width="82%" height="0.875rem" />
      <Skeleton width="72%" height="11rem" radius="var(--radius-small)" />
      <div className={styles.foot} />
    </div>
  );
}
