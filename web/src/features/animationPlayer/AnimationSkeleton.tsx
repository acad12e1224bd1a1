import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import styles from './AnimationPage.module.css';

/** The skeleton of an episode that is loading. */
export function AnimationSkeleton() {
  return (
    <main aria-busy="true" aria-label={t('正在打开')}>
      <div className={styles.skeletonScreen} />
      <div className={cx('stack', styles.skeletonLines)}>
        <Skeleton height="1.25rem" width="60%" />
        <Skeleton height="0.875rem" width="35%" />
        <Skeleton height="3rem" radius="var(--radius-small)" />
        <Skeleton height="3rem" radius="var(--radius-small)" />
      </div>
    </main>
  );
}
