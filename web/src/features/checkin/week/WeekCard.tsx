import { Button, ButtonLink } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { Skeleton } from '@/components/ui/Skeleton';
import { toast } from '@/components/ui/toast';
import { useLoggedIn } from '@/features/account';
import { paths } from '@/paths';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Calendar } from '../api';
import { dayTitle, weekdayOf, weekOf, WEEKDAYS } from '../days';
import { rewardOf } from '../ladder';
import { dayState, isMade } from '../month';
import { useCalendar } from '../useCalendar';
import { useCheckIn } from '../useCheckIn';
import styles from './WeekCard.module.css';

/** The check-in as a strip: this week, the streak, and today's button. */
export function WeekCard() {
  const loggedIn = useLoggedIn();
  const { data, error, refetch } = useCalendar();
  return (
    <section className={styles.card} aria-label="每日签到">
      <Link to={paths.checkin} className={styles.head}>
        <h2 className={styles.title}>每日签到</h2>
        <span className={styles.streak}>
          {data && data.streak > 0 ? (
            <>
              已连签 <strong>{data.streak}</strong> 天
            </>
          ) : (
            '连签越久，奖励越多'
          )}
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
      {data && <Week calendar={data} />}
      {loggedIn && !data && !error && <Skeleton height="3.75rem" radius="var(--radius-small)" />}
      {error && !data && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          签到没能取到，点一下重试
        </button>
      )}
      {data && <Today calendar={data} />}
      {!loggedIn && (
        <ButtonLink look="warm" block to={paths.login} state={{ from: paths.checkin }}>
          登录后签到领X钻
        </ButtonLink>
      )}
    </section>
  );
}

/** A day that is not of this month is on another page of the calendar: what was done on it is not known here. */
function Week({ calendar }: { calendar: Calendar }) {
  return (
    <ol className={styles.week}>
      {weekOf(calendar.today).map((day) => {
        const state = dayState(day, calendar);
        const made = isMade(state);
        return (
          <li key={day} className={styles.day} data-state={made ? 'made' : state}>
            <span className={styles.face}>
              {made ? <Check aria-label={`${dayTitle(day)}已签到`} /> : <CoinIcon />}
            </span>
            {day === calendar.today ? '今天' : `周${WEEKDAYS[weekdayOf(day)]}`}
          </li>
        );
      })}
    </ol>
  );
}

function Today({ calendar: { checkedInToday, rewards, streak, today } }: { calendar: Calendar }) {
  const { mutate, isPending } = useCheckIn({
    onDone: ({ reward, streak: days }) => toast.success(`签到成功，+${reward}X钻，已连签 ${days} 天`),
  });
  const next = rewardOf(rewards, streak + 1);
  if (checkedInToday)
    return (
      <p className={styles.done}>
        <Check aria-hidden="true" />
        今天已签到，明天 +{next}X钻
      </p>
    );
  return (
    <Button look="warm" block busy={isPending} onClick={() => mutate(today)}>
      签到领 {next}X钻
    </Button>
  );
}
