import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import styles from './PersonCard.module.css';

export function PersonSkeleton() {
  return (
    <div className={styles.card} aria-busy="true" aria-label={t('正在加载')}>
      <div className={styles.sky} aria-hidden="true" />
      <div className={styles.top}>
        <span className={styles.portrait}>
          <Skeleton width="4.75rem" height="4.75rem" radius="50%" />
        </span>
      </div>
      <div className={styles.name}>
        <Skeleton width="8rem" height="1.25rem" />
      </div>
      <div className={styles.signature}>
        <Skeleton width="70%" height="0.8125rem" />
      </div>
      <div className={styles.figures}>
        <Skeleton width="80%" height="1.0625rem" />
      </div>
    </div>
  );
}
