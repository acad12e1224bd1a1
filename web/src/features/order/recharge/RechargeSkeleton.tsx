import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { RechargeBalance } from './RechargeBalance';
import styles from './RechargeCounter.module.css';
import packages from './Packages.module.css';

export function RechargeSkeleton() {
  return (
    <div className={cx('stack', styles.page)} aria-busy="true">
      <RechargeBalance />
      <h2 className={styles.heading}>{t('选择数量')}</h2>
      <div className={packages.packages}>
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} height="6.5rem" radius="var(--radius)" />
        ))}
      </div>
      <h2 className={styles.heading}>{t('支付方式')}</h2>
      <Skeleton height="6.5rem" radius="var(--radius)" />
    </div>
  );
}
