import { t } from '@/lib/i18n';
import { countdownParts } from './countdown';
import styles from './ActivityCountdown.module.css';

/** The time until a moment, in seconds precision. */
export function ActivityCountdown({ name, at, now }: { name: string; at: number; now: number }) {
  const { days, clock } = countdownParts(at, now);
  return (
    <span className={styles.countdown}>
      {name}
      {days > 0 && <b>{t`${days}天`}</b>}
      <b>{clock}</b>
    </span>
  );
}
