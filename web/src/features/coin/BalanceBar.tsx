import { ButtonLink } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import { useStatusPart } from '@/features/account';
import { cx } from '@/lib/classes';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import styles from './BalanceBar.module.css';

interface BalanceBarProps {
  /** X钻 of refunds that were spent. The next X钻 settle them first. */
  debt: number;
}

/** The current balance, what the player owes, and a link to the recharge. */
export function BalanceBar({ debt }: BalanceBarProps) {
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  return (
    <section className={styles.bar}>
      <CoinIcon className={styles.coin} />
      <p className={cx('fill', styles.balance)}>
        <span>{t('当前余额')}</span>
        {coinNum === undefined ? (
          <strong>–</strong>
        ) : (
          <strong data-testid="coin-balance">
            <CountUp value={coinNum} format={exactNumber} />
          </strong>
        )}
      </p>
      <ButtonLink to={paths.recharge} size="small">
        {t('充值')}
      </ButtonLink>
      {debt > 0 && (
        <p className={styles.debt}>{t`退款还差 ${exactNumber(debt)} X钻，之后得到的 X钻 会先抵扣`}</p>
      )}
    </section>
  );
}
