import { useInfiniteList } from '@/api/useInfiniteList';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { useAccount, useUnread } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { noticesQuery } from './api';
import { GROUPS, type Group } from './groups';
import styles from './NoticeRow.module.css';
import { NoticeRow, NoticeRowSkeleton } from './NoticeRow';
import { useMarkNoticesRead } from './useMarkNoticesRead';

const EMPTY: Record<Group, { title: string; hint: string }> = {
  likes: { title: t('还没有人点赞'), hint: t('好的内容值得被看见，去发一篇试试') },
  replies: { title: t('还没有人找你聊'), hint: t('评论、回复和 @ 你的都会到这里') },
  follows: { title: t('还没有新粉丝'), hint: t('多去广场说说话，会有人关注你的') },
};

/** The community inbox, in three parts. Opening a part marks it read on every device. */
export default function NoticePage() {
  const uid = useAccount((account) => account.uid);
  const unread = useUnread();
  const [search, setSearch] = useSearchParams();
  // If the address names no part: the first part that had unread notices when the page opened.
  const [first] = useState(() => GROUPS.find((known) => unread[known.group] > 0)?.group ?? 'likes');
  const asked = search.get('group');
  const group = GROUPS.find((known) => known.group === asked)?.group ?? first;
  const choose = (next: Group) => setSearch({ group: next }, { replace: true });
  const tabs = GROUPS.map(({ group: id, name }) => ({
    id,
    name,
    mark: <Badge count={unread[id]} className={styles.badge} />,
  }));
  return (
    <>
      <Tabs label={t('互动消息')} tabs={tabs} active={group} onChoose={choose} />
      <SwipeableTabPanel tabs={tabs} active={group} onChoose={choose}>
        <Part uid={uid} group={group} />
      </SwipeableTabPanel>
    </>
  );
}

function Part({ uid, group }: { uid: number; group: Group }) {
  const query = useInfiniteList(noticesQuery(uid, group));
  useMarkNoticesRead(uid, group, query.isSuccess && !query.isLastSeen ? query.dataUpdatedAt : 0);
  return (
    <InfiniteList
      query={query}
      items={query.data?.pages.flatMap(({ records }) => records) ?? []}
      itemKey={({ id }) => id}
      renderItem={(notice) => <NoticeRow notice={notice} />}
      skeleton={<NoticeRowSkeleton />}
      className="surface lined"
      endText={t('没有更早的了')}
      failureText={t('互动消息没能送到')}
      empty={
        <EmptyState
          drawing="bell"
          {...EMPTY[group]}
          action={
            <ButtonLink look="soft" to={paths.square}>
              {t('去广场逛逛')}
            </ButtonLink>
          }
        />
      }
    />
  );
}
