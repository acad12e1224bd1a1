import { isRejected } from '@/api/http';
import type { ActivityDetail } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { CoinFlight, type Flight } from '@/components/ui/CoinFlight';
import { PullRefresh } from '@/components/ui/pull';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { cx } from '@/lib/classes';
import { operatorsText } from '@/lib/html';
import { usePageHead, type PageHead } from '@/lib/pageHead';
import { hasHistory } from '@/lib/useBack';
import { useNow } from '@/lib/useNow';
import { useRefetchAt } from '@/lib/useRefetchAt';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { activityQuery } from '../api';
import { DrawStage } from '../draw/DrawStage';
import { RewardBalance } from '../reward/RewardBalance';
import { activityErrorText } from '../activityErrors';
import { Tasks } from '../tasks/Tasks';
import { nextActivityChange } from '../labels';
import styles from './ActivityView.module.css';
import { ActivityHead } from './ActivityHead';
import { JoinBar } from './JoinBar';
import { ActivityRules } from './ActivityRules';

/** One activity, shown over the list. */
export function ActivityView({ id }: { id: number }) {
  const uid = useAccount((account) => account.uid);
  const navigate = useNavigate();
  const { data: activity, error, refetch } = useQuery(activityQuery(uid, id));
  usePageHead(isRejected(error) ? null : activity && headOf(activity));
  const purse = useRef<HTMLAnchorElement>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const celebrate = (from: Element, coins: number) => {
    if (purse.current) setFlight({ from, to: purse.current, coins });
  };
  const [holding, setHolding] = useState(false);
  // An address opened from outside has no history: back then leads to the list, not home.
  const back = () => void (hasHistory() ? navigate(-1) : navigate(paths.activity, { replace: true }));
  const refreshActivity = async () => {
    const again = await refetch();
    if (again.isError) throw again.error;
  };
  return (
    <>
      <div className={styles.bar}>
        <TopBar
          title={activity?.name ?? t('活动详情')}
          onBack={back}
          action={uid > 0 && <RewardBalance ref={purse} holding={holding} />}
        />
      </div>
      <main className={cx('fill', styles.body)}>
        {activity ? (
          <PullRefresh onRefresh={refreshActivity}>
            <LoadedActivity
              activity={activity}
              onPaid={celebrate}
              onHold={setHolding}
              onStateChange={() => void refetch()}
            />
          </PullRefresh>
        ) : (
          <ActivityNotFound error={error} onRetry={() => void refetch()} />
        )}
      </main>
      {activity && <JoinBar activity={activity} />}
      {flight && <CoinFlight flight={flight} onLanded={() => setFlight(null)} />}
    </>
  );
}

const headOf = ({ id, name, summary, content, banner }: ActivityDetail): PageHead => ({
  path: paths.activityOf(id),
  name,
  description: operatorsText(summary, content),
  picture: banner.url,
  type: 'website',
});

interface LoadedActivityProps {
  activity: ActivityDetail;
  /** Called when a reward of `coins` is paid at the element. */
  onPaid: (from: Element, coins: number) => void;
  /** Hides the new balance until the wheel stops, because it would reveal the prize. */
  onHold: (holding: boolean) => void;
  onStateChange: () => void;
}

function LoadedActivity({ activity, onPaid, onHold, onStateChange }: LoadedActivityProps) {
  const now = useNow(true);
  const nextChange = nextActivityChange(activity, now);
  useRefetchAt(nextChange?.at ?? null, now, onStateChange);
  // The portal's next day brings new draws.
  useRefetchAt(
    activity.draw && activity.state === 'running' ? Date.parse(activity.draw.nextDay) : null,
    now,
    onStateChange,
  );
  return (
    <>
      <ActivityHead activity={activity} nextChange={nextChange} now={now} />
      {activity.draw && <DrawStage activity={activity} draw={activity.draw} onHold={onHold} />}
      {activity.tasks.length > 0 && <Tasks activity={activity} onPaid={onPaid} now={now} />}
      <ActivityRules activity={activity} />
    </>
  );
}

/** The activity is loading, failed to load, or does not exist. */
function ActivityNotFound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error)
    return (
      <div aria-busy="true" aria-label={t('正在加载')}>
        <div className={styles.skeletonItem} />
        <div className={styles.skeleton}>
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton width="45%" height="0.8125rem" />
          <Skeleton height="5rem" radius="var(--radius)" />
          <Skeleton height="5rem" radius="var(--radius)" />
        </div>
      </div>
    );
  if (!isRejected(error)) return <ErrorState text={activityErrorText(error)} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing="gift"
      title={t('活动不见啦')}
      hint={t('它可能已经下线，看看还有哪些正在进行')}
      action={
        <ButtonLink look="soft" to={paths.activity} replace>
          {t('去活动中心')}
        </ButtonLink>
      }
    />
  );
}
