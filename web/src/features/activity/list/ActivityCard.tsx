import type { Activity } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { shortNumber } from '@/lib/format';
import { dayTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Check from '~icons/lucide/check';
import { Link } from 'react-router';
import { ActivityCountdown } from '../ActivityCountdown';
import { KIND_NAME, nextActivityChange } from '../labels';
import styles from './ActivityCard.module.css';

/** An activity in the list: banner, name, summary, and remaining time. */
export function ActivityCard({ activity, now }: { activity: Activity; now: number }) {
  const { id, kind, state, name, summary, banner, joined, joinNum } = activity;
  const nextChange = nextActivityChange(activity, now);
  return (
    <Link to={paths.activityOf(id)} className={cx(styles.card, state === 'past' && styles.past)}>
      <div className={styles.banner}>
        <Picture picture={banner} alt="" ratio={16 / 9} />
        <span className={styles.kind}>{KIND_NAME[kind]}</span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <span>{name}</span>
          {joined && (
            <em className={styles.joined}>
              <Check aria-hidden="true" />
              {t('已参加')}
            </em>
          )}
        </h2>
        <p className="note">{summary}</p>
        <p className={styles.foot}>
          {nextChange ? (
            <ActivityCountdown {...nextChange} now={now} />
          ) : (
            <span>{t`${dayTimeText(activity.endTime)} 已结束`}</span>
          )}
          {joinNum > 0 && <span>{t`${shortNumber(joinNum)} 人参加`}</span>}
        </p>
      </div>
    </Link>
  );
}

export function ActivityCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.skeletonItem} />
      <div className={styles.words}>
        <Skeleton width="45%" height="1.25rem" />
        <Skeleton width="85%" height="0.8125rem" />
        <Skeleton width="35%" height="0.8125rem" />
      </div>
    </div>
  );
}
