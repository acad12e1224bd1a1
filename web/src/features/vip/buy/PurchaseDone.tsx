import { Burst } from '@/components/art/Burst';
import { useStatus } from '@/features/account';
import { dateText } from '@/lib/time';
import { t } from '@/lib/i18n';
import Crown from '~icons/lucide/crown';
import styles from './PurchaseDone.module.css';

/** Confirms that the membership is active. */
export function PurchaseDone({ title }: { title: string }) {
  const status = useStatus();
  return (
    <div className={styles.done}>
      <span className={styles.sign}>
        <Burst />
        <Crown aria-hidden="true" />
      </span>
      <p className={styles.line} role="status">
        {title}
      </p>
      {status?.expTime && (
        <p className={styles.until}>{t`VIP${status.levelType} · 有效期至 ${dateText(status.expTime)}`}</p>
      )}
      <p className={styles.hint}>{t('付费游戏现在都可以免费下载啦')}</p>
    </div>
  );
}
