import { InfiniteListItems } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Invited } from '../api';
import { InvitedRow, InvitedRowSkeleton } from './InvitedRow';
import styles from './InvitedRow.module.css';

type Query = UseInfiniteQueryResult<InfiniteData<{ records: Invited[] }>>;

/** The invited players and their progress. */
export function InvitedList({ query }: { query: Query }) {
  const people = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <section className={styles.card} aria-label={t('我邀请的好友')}>
      <h2 className={styles.title}>{t('我邀请的好友')}</h2>
      <InfiniteListItems
        query={query}
        items={people}
        itemKey={({ uid }) => uid}
        renderItem={(invited) => <InvitedRow invited={invited} />}
        skeleton={<InvitedRowSkeleton />}
        skeletonCount={3}
        className="lined"
        endText={t('都在这里啦')}
        failureText={t('好友名单没能取到')}
        empty={
          <EmptyState
            drawing="invite"
            title={t('还没有好友加入')}
            hint={t('把邀请码发给一起玩的朋友，进度会出现在这里')}
          />
        }
      />
    </section>
  );
}
