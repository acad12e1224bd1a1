import type { CoinPackage } from '@/api/types';
import { CoinIcon } from '@/components/ui/Coin';
import { cx } from '@/lib/classes';
import { exactNumber } from '@/lib/format';
import { moneyText } from '@/lib/money';
import { t } from '@/lib/i18n';
import styles from './Packages.module.css';

interface Props {
  packages: readonly CoinPackage[];
  value: number;
  onValue: (id: number) => void;
}

/** A radio group of coin packages. */
export function Packages({ packages, value, onValue }: Props) {
  return (
    <fieldset className={styles.packages}>
      <legend className="visually-hidden">{t('选择数量')}</legend>
      {packages.map(({ id, coins, bonus, amount, currency, badge }) => (
        <label
          key={id}
          className={cx('shows-focus', styles.package)}
          data-checked={id === value ? '' : undefined}
        >
          <input
            type="radio"
            className="visually-hidden"
            name="package"
            checked={id === value}
            onChange={() => onValue(id)}
          />
          {badge && <span className={styles.badge}>{badge}</span>}
          <strong className={styles.coins}>
            <CoinIcon />
            {exactNumber(coins)}
          </strong>
          <span className={styles.bonus}>{bonus > 0 && t`送${exactNumber(bonus)}`}</span>
          <span className={styles.price}>{moneyText(amount, currency)}</span>
        </label>
      ))}
    </fieldset>
  );
}
