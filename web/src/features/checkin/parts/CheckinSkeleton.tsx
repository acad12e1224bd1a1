import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import { Sky } from '../hero/Sky';
import styles from './CheckinSkeleton.module.css';

/** The skeleton of the page while the month loads. */
export function CheckinSkeleton() {
  return (
    <>
      <Sky>
        <div className={styles.hero} />
      </Sky>
      <div className={styles.cards} aria-busy="true" aria-label={t('正在加载')}>
        <div className={styles.card}>
          <Skeleton height="5rem" radius="var(--radius-small)" />
          <Skeleton height="3rem" radius="var(--radius-round)" />
        </div>
        <div className={styles.card}>
          <Skeleton width="45%" height="1.25rem" />
          <Skeleton height="17rem" radius="var(--radius-small)" />
        </div>
      </div>
    </>
  );
}
