import { Button } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { Skeleton } from '@/components/ui/Skeleton';
import { toast } from '@/components/ui/toast';
import { SignInLink, useAccount, useLoggedIn } from '@/features/account';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import Check from '~icons/lucide/check';
import ChevronRight from '~icons/lucide/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router';
import { calendarQuery, type Calendar } from '../api';
import { dayTitle, monthOf, weekdayName, weekOf } from '../days';
import { rewardOf } from '../ladder';
import { dayState, isMade } from '../month';
import { NewBadge } from '../parts/NewBadge';
import { useCalendar } from '../useCalendar';
import { useCheckIn } from '../useCheckIn';
import styles from './WeekCard.module.css';

/** The check-in as a strip: this week, the streak, and today's button. */
export function WeekCard() {
  const loggedIn = useLoggedIn();
  const { data, error, refetch } = useCalendar();
  const [badge, setBadge] = useState<string | null>(null);
  return (
    <section className={styles.card} aria-label={t('每日签到')}>
      <Link to={paths.checkin} className={styles.head}>
        <h2 className={styles.title}>{t('每日签到')}</h2>
        <span className={styles.streak}>
          {data && data.streak > 0
            ? rich`已连签 ${<strong>{data.streak}</strong>} 天`
            : t('连签越久，奖励越多')}
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
      {data && <Week calendar={data} />}
      {loggedIn && !data && !error && <Skeleton height="3.75rem" radius="var(--radius-small)" />}
      {error && !data && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {t('签到没能取到，点一下重试')}
        </button>
      )}
      {data && <Today calendar={data} onBadge={setBadge} />}
      {!loggedIn && (
        <SignInLink look="warm" block to={paths.checkin}>
          {t('登录后签到领X钻')}
        </SignInLink>
      )}
      {badge && <NewBadge month={badge} onClose={() => setBadge(null)} />}
    </section>
  );
}

function Week({ calendar }: { calendar: Calendar }) {
  const uid = useAccount((account) => account.uid);
  const days = weekOf(calendar.today);
  // If the week began in the previous month, its first days come from that month's calendar.
  const before = monthOf(days[0]!);
  const started = useQuery({ ...calendarQuery(uid, before), enabled: before !== calendar.month });
  return (
    <ol className={styles.week}>
      {days.map((day) => {
        const known = day < `${calendar.month}-01` ? started.data : calendar;
        const state = known ? dayState(day, known) : 'before';
        const made = isMade(state);
        return (
          <li key={day} className={styles.day} data-state={made ? 'made' : state}>
            <span className={styles.face}>
              {made ? <Check aria-label={t`${dayTitle(day)}已签到`} /> : <CoinIcon />}
            </span>
            {day === calendar.today ? t('今天') : weekdayName(day)}
          </li>
        );
      })}
    </ol>
  );
}

interface TodayProps {
  calendar: Calendar;
  /** Called when the check-in completes the month. */
  onBadge: (month: string) => void;
}

function Today({ calendar, onBadge }: TodayProps) {
  const { checkedInToday, rewards, streak } = calendar;
  const { checkIn, isPending, isWaiting } = useCheckIn(calendar, ({ reward, streak: days, badge }) => {
    toast.success(t`签到成功，+${reward}X钻，已连签 ${days} 天`);
    if (badge) onBadge(badge);
  });
  const next = rewardOf(rewards, streak + 1);
  if (checkedInToday)
    return (
      <p className={styles.done}>
        <Check aria-hidden="true" />
        {t`今天已签到，明天 +${next}X钻`}
      </p>
    );
  if (isWaiting)
    return (
      <p className={styles.noted} role="status">
        {t('签到已记下，网络恢复后自动完成')}
      </p>
    );
  return (
    <Button look="warm" block busy={isPending} onClick={checkIn}>
      {t`签到领 ${next}X钻`}
    </Button>
  );
}
