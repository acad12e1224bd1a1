import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { overviewQuery } from '../queries';
import { FoundBooks, FoundGames, FoundPosts, FoundUsers } from './FoundLists';
import { Overview } from './Overview';

export type SearchKind = 'all' | 'post' | 'game' | 'book' | 'user';

const KINDS: readonly { id: SearchKind; name: string }[] = [
  { id: 'all', name: t('综合') },
  { id: 'post', name: t('帖子') },
  { id: 'game', name: t('游戏') },
  { id: 'book', name: t('作品') },
  { id: 'user', name: t('用户') },
];

const LISTS = { post: FoundPosts, game: FoundGames, book: FoundBooks, user: FoundUsers };

/** The results: an overview of all kinds, or the list of one kind. */
export function SearchResults({ uid, keyword }: { uid: number; keyword: string }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const highlighted = useHighlighted(uid, keyword);
  const kind = KINDS.find(({ id }) => id === search.get('kind'))?.id ?? 'all';
  const choose = (next: SearchKind) =>
    setSearch(next === 'all' ? { keyword } : { keyword, kind: next }, { replace: true, state });
  const List = kind === 'all' ? null : LISTS[kind];
  return (
    <>
      <Tabs label={t('搜索结果')} tabs={KINDS} active={kind} onChoose={choose} />
      <SwipeableTabPanel tabs={KINDS} active={kind} onChoose={choose}>
        {List ? (
          <List uid={uid} keyword={keyword} highlighted={highlighted} />
        ) : (
          <Overview uid={uid} keyword={keyword} highlighted={highlighted} onMore={choose} />
        )}
      </SwipeableTabPanel>
    </>
  );
}

/** The words of the search, and the characters that its letters spell in pinyin, once the overview is known. */
function useHighlighted(uid: number, keyword: string): string {
  const { data } = useQuery({ ...overviewQuery(uid, keyword), enabled: false });
  return [keyword, ...(data?.spelled ?? [])].join(' ');
}
