import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import { useStatusPart } from '@/features/account';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState, type Ref } from 'react';
import { Link } from 'react-router';
import styles from './RewardBalance.module.css';

interface Props {
  ref: Ref<HTMLAnchorElement>;
  /** Freezes the shown balance. */
  holding: boolean;
}

/** The live balance, which is the target of the flying coins. */
export function RewardBalance({ ref, holding }: Props) {
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  const [shown, setShown] = useState(coinNum);
  if (!holding && shown !== coinNum) setShown(coinNum);
  if (shown === undefined) return null;
  return (
    <Link ref={ref} to={paths.coins} className={styles.balance}>
      <CoinIcon />
      <span className="visually-hidden">{t('余额')}</span>
      <strong data-testid="coin-balance">
        <CountUp value={shown} format={exactNumber} />
      </strong>
    </Link>
  );
}
