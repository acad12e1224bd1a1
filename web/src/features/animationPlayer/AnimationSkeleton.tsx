import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import styles from './AnimationSkeleton.module.css';

/** The skeleton of an episode that is loading. */
export function AnimationSkeleton() {
  return (
    <main aria-busy="true" aria-label={t('正在打开')}>
      <div className={styles.screen} />
      <div className={styles.lines}>
        <Skeleton height="1.25rem" width="60%" />
        <Skeleton height="0.875rem" width="35%" />
        <Skeleton height="3rem" radius="var(--radius-small)" />
        <Skeleton height="3rem" radius="var(--radius-small)" />
      </div>
    </main>
  );
}
