import { CoinIcon } from '@/components/ui/Coin';
import { t } from '@/lib/i18n';
import Crown from '~icons/lucide/crown';
import styles from './Reward.module.css';

/** A reward: coins, membership days, or both. */
export function Reward({ coins, vipDays }: { coins: number; vipDays: number }) {
  return (
    <span className={styles.rewards}>
      {coins > 0 && (
        <span className={styles.reward}>
          <CoinIcon />
          {t`${coins}X钻`}
        </span>
      )}
      {vipDays > 0 && (
        <span className={styles.reward}>
          <Crown aria-hidden="true" />
          {t`会员 ${vipDays} 天`}
        </span>
      )}
    </span>
  );
}
