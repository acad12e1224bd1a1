import type { Activity } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { shortNumber } from '@/lib/format';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import CalendarClock from '~icons/lucide/calendar-clock';
import { ActivityCountdown } from '../ActivityCountdown';
import { STATE_NAME } from '../labels';
import styles from './ActivityHead.module.css';

interface Props {
  activity: Activity;
  nextChange: { at: number; name: string } | null;
  now: number;
}

/** Banner, name, state, dates and participants of an activity. */
export function ActivityHead({ activity, nextChange, now }: Props) {
  const { banner, name, summary, state, joinNum, beginTime, endTime } = activity;
  return (
    <section className={styles.head} aria-label={name}>
      <Picture picture={banner} alt={name} ratio={16 / 9} eager />
      <div className={styles.words}>
        <p className={styles.line}>
          <em className={styles.state} data-state={state}>
            {STATE_NAME[state]}
          </em>
          {nextChange && <ActivityCountdown {...nextChange} now={now} />}
          {joinNum > 0 && <span className={styles.joined}>{t`${shortNumber(joinNum)} 人参加`}</span>}
        </p>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.times}>
          <CalendarClock aria-hidden="true" />
          {t`${dateTimeText(beginTime)} 至 ${dateTimeText(endTime)}`}
        </p>
      </div>
    </section>
  );
}
