import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import { useId, type ReactNode } from 'react';
import styles from './PaymentMethods.module.css';

export interface PaymentMethod {
  value: string;
  name: string;
  note?: string;
  icon?: ReactNode;
}

interface Props {
  methods: readonly PaymentMethod[];
  value: string | undefined;
  onValue: (value: string) => void;
}

/** A radio group of payment methods. */
export function PaymentMethods({ methods, value, onValue }: Props) {
  const group = useId();
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{t('支付方式')}</legend>
      {methods.map((way) => (
        <label key={way.value} className={cx('shows-focus', styles.way)}>
          {way.icon ?? (
            <span className={styles.letter} aria-hidden="true">
              {way.name.slice(0, 1)}
            </span>
          )}
          <span className={cx('words', styles.words)}>
            {way.name}
            {way.note && <small>{way.note}</small>}
          </span>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={way.value === value}
            onChange={() => onValue(way.value)}
          />
          <span className={styles.mark}>
            <Check aria-hidden="true" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
