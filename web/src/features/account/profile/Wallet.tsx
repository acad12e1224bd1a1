import { ButtonLink } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { useStatusPart } from '../useStatus';
import { UnknownPlayerCard } from './UnknownPlayerCard';
import styles from './Wallet.module.css';

/** The live balance. It counts up when coins arrive. */
export function Wallet() {
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  return (
    <section className={styles.wallet}>
      <CoinIcon className={styles.coin} />
      <Link to={paths.coins} className="fill">
        <span className="note">{t('我的X钻')}</span>
        {coinNum === undefined ? (
          <strong className={styles.amount}>
            <UnknownPlayerCard />
          </strong>
        ) : (
          <strong className={styles.amount} data-testid="coin-balance">
            <CountUp value={coinNum} format={exactNumber} />
          </strong>
        )}
      </Link>
      <ButtonLink to={paths.recharge} look="soft" size="small">
        {t('充值')}
      </ButtonLink>
    </section>
  );
}
