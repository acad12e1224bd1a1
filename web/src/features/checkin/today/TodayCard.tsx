import { Button } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import { useRef } from 'react';
import type { Calendar, CheckedIn } from '../api';
import { ladder, rewardOf } from '../ladder';
import { useCheckIn } from '../useCheckIn';
import { CheckinCountdown } from './CheckinCountdown';
import { RewardLadder } from './RewardLadder';
import styles from './TodayCard.module.css';

interface Props {
  calendar: Calendar;
  /** `at` is the element that the coins fly from. */
  onDone: (done: CheckedIn, at?: Element) => void;
}

/** The rewards of the streak, and today's button. */
export function TodayCard({ calendar, onDone }: Props) {
  const { rewards, streak, checkedInToday } = calendar;
  const place = useRef<HTMLDivElement>(null);
  const { checkIn, isPending, isWaiting } = useCheckIn(calendar, (done) =>
    onDone(done, place.current ?? undefined),
  );
  const next = rewardOf(rewards, streak + 1);
  return (
    <section className={styles.card} aria-label={t('今天')}>
      <RewardLadder rungs={ladder(rewards, streak, checkedInToday)} />
      <div ref={place}>
        {checkedInToday ? (
          <p className={styles.done} role="status">
            <Check aria-hidden="true" />
            {t('今天已签到')}
            <span>{t`明天 +${next}X钻`}</span>
          </p>
        ) : isWaiting ? (
          <p className={styles.noted} role="status">
            {t('签到已记下，网络恢复后自动完成')}
          </p>
        ) : (
          <Button
            look="warm"
            size="large"
            block
            busy={isPending}
            className={styles.button}
            icon={<CoinIcon className={styles.coin} />}
            onClick={checkIn}
          >
            {t`签到领 ${next}X钻`}
          </Button>
        )}
      </div>
      <CheckinCountdown calendar={calendar} />
    </section>
  );
}
