import { Skeleton } from '@/components/ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** A skeleton while the page's code loads. It appears with a delay, so that a fast load shows none. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton height="10rem" radius="var(--radius)" />
      <Skeleton height="1rem" width="60%" />
      <Skeleton height="1rem" width="85%" />
      <Skeleton height="6rem" radius="var(--radius)" />
    </div>
  );
}
