import { t } from '@/lib/i18n';
import { timeLeft } from './countdown';
import styles from './Countdown.module.css';

/** How long until a moment, to the second. */
export function Countdown({ name, at, now }: { name: string; at: number; now: number }) {
  const { days, clock } = timeLeft(at, now);
  return (
    <span className={styles.countdown}>
      {name}
      {days > 0 && <b>{t`${days}天`}</b>}
      <b>{clock}</b>
    </span>
  );
}
