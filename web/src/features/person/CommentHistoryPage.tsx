import { get } from '@/api/client';
import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { OWN_SORT } from '@/constants';
import { SignInLink, useAccount } from '@/features/account';
import { listOfPosts, PostList } from '@/features/post';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useSearchParams } from 'react-router';
import { MyComments } from './history/MyComments';

type Part = 'posts' | 'comments';

const PARTS: readonly { id: Part; name: string }[] = [
  { id: 'posts', name: t('帖子') },
  { id: 'comments', name: t('评论') },
];

/** The player's own posts and comments, which can be edited and deleted here. */
export default function CommentHistoryPage() {
  const uid = useAccount((account) => account.uid);
  const [search, setSearch] = useSearchParams();
  if (!uid) return <ForVisitors />;
  const part = PARTS.find(({ id }) => id === search.get('part'))?.id ?? 'posts';
  const parts = {
    tabs: PARTS,
    active: part,
    onChoose: (next: Part) => setSearch({ part: next }, { replace: true }),
  };
  return (
    <>
      <Tabs label={t('我说过的')} {...parts} />
      <SwipeableTabPanel {...parts}>
        {part === 'posts' ? <MyPosts uid={uid} /> : <MyComments uid={uid} />}
      </SwipeableTabPanel>
    </>
  );
}

function MyPosts({ uid }: { uid: number }) {
  const query = useInfiniteList(
    listOfPosts(uid, ['me'], (page) => get('/api/v1/square/post/me', { ...page, sort: OWN_SORT })),
  );
  return (
    <PostList
      query={query}
      known
      endText={t('你的帖子都在这里了')}
      empty={
        <EmptyState
          drawing="pen"
          title={t('还没有发过帖子')}
          hint={t('写攻略、晒战绩、找队友，从这里开始')}
          action={<ButtonLink to={paths.postpage}>{t('去发帖')}</ButtonLink>}
        />
      }
    />
  );
}

function ForVisitors() {
  return (
    <EmptyState
      drawing="chat"
      title={t('登录后查看')}
      hint={t('你发过的帖子和评论，都能从这里找回去')}
      action={<SignInLink>{t('去登录')}</SignInLink>}
    />
  );
}
