import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import { useStatusPart } from '@/features/account';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import styles from './RechargeBalance.module.css';

/** The player's balance; it counts up when coins arrive. */
export function RechargeBalance() {
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <p className="note">{t('我的X钻')}</p>
        {coinNum === undefined ? (
          <strong className={styles.amount}>–</strong>
        ) : (
          <strong className={styles.amount} data-testid="coin-balance">
            <CountUp value={coinNum} format={exactNumber} />
          </strong>
        )}
        <p className={styles.links}>
          <Link to={paths.coins}>
            {t('明细')}
            <ChevronRight aria-hidden="true" />
          </Link>
          <Link to={paths.orders}>
            {t('订单')}
            <ChevronRight aria-hidden="true" />
          </Link>
        </p>
      </div>
      <CoinIcon className={styles.coin} />
    </section>
  );
}
