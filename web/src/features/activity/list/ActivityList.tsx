import type { ActivityState } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { useBack } from '@/lib/useBack';
import { useNow } from '@/lib/useNow';
import { useRefetchAt } from '@/lib/useRefetchAt';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { listQuery } from '../api';
import { nextActivityChange, STATES } from '../labels';
import { ActivityCard, ActivityCardSkeleton } from './ActivityCard';
import styles from './ActivityList.module.css';

const EMPTY: Record<ActivityState, { title: string; hint: string }> = {
  running: { title: t('这会儿没有进行中的活动'), hint: t('新活动正在筹备，先去逛逛游戏吧') },
  coming: { title: t('暂时没有预告'), hint: t('有新活动会第一时间挂在这里') },
  past: { title: t('还没有往期活动'), hint: t('结束的活动会在这里留个纪念') },
};

/** The activities by state: running, coming, over. */
export function ActivityList({ shown }: { shown: boolean }) {
  const [state, setState] = useState<ActivityState>('running');
  const back = useBack();
  const states = { tabs: STATES, active: state, onChoose: setState };
  return (
    <>
      <div className={styles.head}>
        <TopBar title={t('活动中心')} onBack={back} />
        <section aria-label={t('活动状态')}>
          <Tabs label={t('活动状态')} {...states} />
        </section>
      </div>
      <main className="fill">
        <SwipeableTabPanel {...states}>
          <ActivitiesInState state={state} shown={shown} />
        </SwipeableTabPanel>
      </main>
    </>
  );
}

function ActivitiesInState({ state, shown }: { state: ActivityState; shown: boolean }) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList(listQuery(uid, state));
  const activities = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const now = useNow(shown && state !== 'past' && activities.length > 0);
  const turns =
    state === 'past' ? [] : activities.map((activity) => nextActivityChange(activity, now)?.at ?? Infinity);
  const next = Math.min(...turns);
  useRefetchAt(Number.isFinite(next) ? next : null, now, () => void query.refetch());
  return (
    <InfiniteList
      query={query}
      items={activities}
      itemKey={({ id }) => id}
      renderItem={(activity) => <ActivityCard activity={activity} now={now} />}
      skeleton={<ActivityCardSkeleton />}
      skeletonCount={3}
      className={styles.list}
      endText={t('就这些啦，新活动在路上')}
      failureText={t('活动没能取到')}
      empty={
        <EmptyState
          drawing="gift"
          {...EMPTY[state]}
          action={
            <ButtonLink look="soft" to={paths.games()}>
              {t('去逛逛游戏')}
            </ButtonLink>
          }
        />
      }
    />
  );
}
