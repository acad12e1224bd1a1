import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './PayWays.module.css';

export interface PayWay {
  value: string;
  name: string;
  note?: string;
  icon?: ReactNode;
}

interface Props {
  ways: readonly PayWay[];
  value: string | undefined;
  onValue: (value: string) => void;
}

/** How to pay: one of these. */
export function PayWays({ ways, value, onValue }: Props) {
  const group = useId();
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{t('支付方式')}</legend>
      {ways.map((way) => (
        <label key={way.value} className={cx('shows-focus', styles.way)}>
          {way.icon ?? (
            <span className={styles.letter} aria-hidden="true">
              {way.name.slice(0, 1)}
            </span>
          )}
          <span className={styles.words}>
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
