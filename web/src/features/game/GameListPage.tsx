import { useInfiniteList } from '@/api/useInfiniteList';
import { Button } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useScroller } from '@/components/ui/scroller';
import { t } from '@/lib/i18n';
import { useEffect, useRef } from 'react';
import { gamesQuery, gameTypesQuery } from './api';
import styles from './GameListPage.module.css';
import { CategoryTabs } from './list/CategoryTabs';
import { SearchField } from './list/SearchField';
import { SortSwitch } from './list/SortSwitch';
import { useGameFilter } from './list/useGameFilter';
import { GameRow, GameRowSkeleton } from './parts/GameRow';
import { useCategoryName } from './useCategoryName';

export const firstQueries = () => [gamesQuery({ sort: 'hot' }), gameTypesQuery];

/** The number of rows whose pictures are visible at once. */
const EAGER = 3;
/** The number of rows that fill a window, even a tablet's. */
const INITIAL_COUNT = 12;

/** All games, filtered by category and search words, in three orders. The address holds the filter. */
export default function GameListPage() {
  const { filter, change, clear } = useGameFilter();
  const query = useInfiniteList(gamesQuery(filter));
  const categoryName = useCategoryName();
  useScrollTopOnChange(JSON.stringify(filter));
  const games = query.data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <>
      <div className={styles.head}>
        <SearchField value={filter.keyword ?? ''} onChange={(keyword) => change({ keyword })} />
        <CategoryTabs active={filter.type} />
        <SortSwitch value={filter.sort} onChange={(sort) => change({ sort })} />
      </div>
      <InfiniteList
        query={query}
        items={games}
        itemKey={(game) => game.id}
        renderItem={(game) => (
          <GameRow game={game} category={categoryName(game.category)} eager={games.indexOf(game) < EAGER} />
        )}
        skeleton={<GameRowSkeleton />}
        skeletonCount={8}
        initialCount={INITIAL_COUNT}
        className={styles.list}
        endText={t('游戏都在这儿啦')}
        empty={
          <EmptyState
            drawing="search"
            title={filter.keyword ? t`没有找到“${filter.keyword}”` : t('这里还没有游戏')}
            hint={filter.keyword ? t('换个词试试，游戏名和标签都能搜到') : t('新游戏正在路上，先看看别的吧')}
            action={
              <Button look="soft" onClick={clear}>
                {t('看看全部游戏')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

/** Scrolls to the top when the list changes. Returning to the same list keeps the scroll position. */
function useScrollTopOnChange(list: string): void {
  const scroller = useScroller();
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scroller.current?.scrollTo({ top: 0 });
  }, [list, scroller]);
}
