import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import styles from './GiftPack.module.css';

/** The skeleton of a pack. */
export function GiftPackSkeleton({ ofGame = false }: { ofGame?: boolean }) {
  return (
    <div className={styles.ticket}>
      {!ofGame && (
        <span className={styles.sign}>
          <Skeleton height="3.25rem" radius="var(--icon-radius)" />
        </span>
      )}
      <div className={cx('words', styles.skeleton)}>
        <Skeleton width="60%" height="1.125rem" />
        <Skeleton width="90%" height="0.8125rem" />
        <Skeleton width="75%" height="0.6875rem" />
      </div>
      <div className={styles.stub}>
        <Skeleton width="3.75rem" height="2rem" radius="var(--radius-round)" />
      </div>
    </div>
  );
}
