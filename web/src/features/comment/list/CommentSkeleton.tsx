import { Skeleton } from '@/components/ui/Skeleton';
import styles from './CommentItem.module.css';

/** The skeleton of a comment. */
export function CommentSkeleton() {
  return (
    <div className={styles.item}>
      <Skeleton width="2.25rem" height="2.25rem" radius="50%" />
      <div className={styles.body}>
        <Skeleton width="30%" height="0.8125rem" />
        <p className={styles.text}>
          <Skeleton width="85%" height="0.9375rem" />
        </p>
        <Skeleton width="25%" height="0.75rem" />
      </div>
    </div>
  );
}
