import type { VipPlan } from '@/api/types';
import { cx } from '@/lib/classes';
import { exactNumber } from '@/lib/format';
import { moneyText } from '@/lib/money';
import { t } from '@/lib/i18n';
import { BY_COIN } from '../api';
import styles from './Plans.module.css';

interface Props {
  plans: readonly VipPlan[];
  /** Type of the chosen plan. */
  value: number;
  /** The price for this payment method is shown first. */
  payWith: string;
  onValue: (type: number) => void;
}

/** A radio group of plans. */
export function Plans({ plans, value, payWith, onValue }: Props) {
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">{t('选择套餐')}</legend>
      {plans.map((plan) => {
        const inCoins = t`${exactNumber(plan.coinPrice)}X钻`;
        const inMoney = moneyText(plan.price, plan.currency);
        const [first, second] = payWith === BY_COIN ? [inCoins, inMoney] : [inMoney, inCoins];
        return (
          <label
            key={plan.type}
            className={cx('shows-focus', styles.plan)}
            data-checked={plan.type === value ? '' : undefined}
          >
            <input
              type="radio"
              className="visually-hidden"
              name="plan"
              checked={plan.type === value}
              onChange={() => onValue(plan.type)}
            />
            {plan.badge && <span className={styles.badge}>{plan.badge}</span>}
            <span className={styles.name}>{plan.name}</span>
            <span className={styles.days}>{t`${plan.days}天`}</span>
            <strong className={styles.price}>{first}</strong>
            <span className={styles.other}>{t`或${second}`}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
