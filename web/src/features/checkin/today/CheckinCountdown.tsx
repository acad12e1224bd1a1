import { countdownText } from '@/lib/countdownText';
import { rich } from '@/lib/rich';
import { useNow } from '@/lib/useNow';
import { t } from '@/lib/i18n';
import { useMemo } from 'react';
import type { Calendar } from '../api';
import { nextDayBegins, zoneName } from '../dayClock';
import styles from './CheckinCountdown.module.css';

/** Counts down to the portal's next day by the server's clock. */
export function CheckinCountdown({ calendar: { today, zone } }: { calendar: Calendar }) {
  const now = useNow(true);
  const begins = useMemo(() => nextDayBegins(today, zone), [today, zone]);
  return (
    <p className={styles.line}>
      {rich`距下次更新 ${<span className={styles.clock}>{countdownText(begins - now)}</span>}`}
      <span className={styles.zone}>{t`每天 00:00（${zoneName(zone)}）更新`}</span>
    </p>
  );
}
