import { BackButton } from '@/components/ui/BackButton';
import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import { useStatusPart } from '@/features/account';
import { exactNumber } from '@/lib/format';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import styles from './ProgressBar.module.css';

interface Props {
  /** The target of the flying coins. */
  purse: RefObject<HTMLAnchorElement | null>;
  onRules: () => void;
}

/** The title bar: back, title, rules, and the balance. */
export function ProgressBar({ purse, onRules }: Props) {
  const back = useBack();
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  return (
    <header className={styles.bar}>
      <BackButton onBack={back} />
      <h1 className={styles.title}>{t('每日签到')}</h1>
      <button type="button" className={styles.rules} onClick={onRules}>
        {t('规则')}
      </button>
      {coinNum !== undefined && (
        <Link to={paths.coins} className={styles.purse} ref={purse}>
          <CoinIcon />
          <span className="visually-hidden">{t('我的X钻')}</span>
          <strong data-testid="coin-balance">
            <CountUp value={coinNum} format={exactNumber} />
          </strong>
        </Link>
      )}
    </header>
  );
}
