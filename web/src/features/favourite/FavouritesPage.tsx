import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { useAccount } from '@/features/account';
import { gameFavouriteKind, GameRow, GameRowSkeleton, useCategoryName } from '@/features/game';
import { postFavouriteKind, PostRow, PostRowSkeleton } from '@/features/post';
import { useBlocked } from '@/features/relationships';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { favouriteGamesQuery, favouritePostsQuery, type FavouriteTarget } from './api';
import { FavouriteButton } from './FavouriteButton';
import type { FavouriteKind } from './favouriteKind';
import styles from './FavouritesPage.module.css';

const PARTS: readonly { id: FavouriteTarget; name: string }[] = [
  { id: 'post', name: t('帖子') },
  { id: 'game', name: t('游戏') },
];

/** The posts and games that the player keeps. */
export default function FavouritesPage() {
  const uid = useAccount((account) => account.uid);
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find(({ id }) => id === search.get('part'))?.id ?? 'post';
  const parts = {
    tabs: PARTS,
    active: part,
    onChoose: (next: FavouriteTarget) => setSearch({ part: next }, { replace: true }),
  };
  return (
    <>
      <Tabs label={t('我的收藏')} {...parts} />
      <SwipeableTabPanel {...parts}>
        {part === 'post' ? <Posts uid={uid} /> : <Games uid={uid} />}
      </SwipeableTabPanel>
    </>
  );
}

function Posts({ uid }: { uid: number }) {
  const query = useInfiniteList(favouritePostsQuery(uid));
  const blocked = useBlocked();
  const records = query.data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <InfiniteList
      query={query}
      items={records.filter(({ post }) => !post || !blocked.has(post.author.uid))}
      itemKey={({ id }) => id}
      renderItem={({ id, post, removed }) => (
        <Row kind={postFavouriteKind} id={id} removed={removed} name={post?.title || post?.content}>
          {post ? <PostRow post={post} /> : <Gone>{t('这篇帖子看不到了')}</Gone>}
        </Row>
      )}
      skeleton={<PostRowSkeleton />}
      className="surface lined"
      endText={t('收藏的帖子都在这里了')}
      empty={
        <EmptyState
          drawing="pen"
          title={t('还没有收藏帖子')}
          hint={t('看到喜欢的攻略和故事，点一下星星就留下来')}
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

function Games({ uid }: { uid: number }) {
  const query = useInfiniteList(favouriteGamesQuery(uid));
  const categoryName = useCategoryName();
  return (
    <InfiniteList
      query={query}
      items={query.data?.pages.flatMap((page) => page.records) ?? []}
      itemKey={({ id }) => id}
      renderItem={({ id, game, removed }) => (
        <Row kind={gameFavouriteKind} id={id} removed={removed} name={game?.name}>
          {game ? (
            <GameRow game={game} category={categoryName(game.category)} />
          ) : (
            <Gone>{t('这款游戏已经下架')}</Gone>
          )}
        </Row>
      )}
      skeleton={<GameRowSkeleton />}
      className="surface lined"
      endText={t('收藏的游戏都在这里了')}
      empty={
        <EmptyState
          drawing="empty"
          title={t('还没有收藏游戏')}
          hint={t('在游戏页点一下星星，想玩的时候就能找到')}
          action={
            <ButtonLink look="soft" to={paths.games()}>
              {t('去找游戏')}
            </ButtonLink>
          }
        />
      }
    />
  );
}

interface RowProps {
  kind: FavouriteKind;
  id: number;
  removed: boolean | undefined;
  name: string | undefined;
  children: ReactNode;
}

/** An entry, and its star. A removed one stays until the list is read again. */
function Row({ kind, id, removed, name, children }: RowProps) {
  return (
    <div className={styles.row} data-favourite={id}>
      <div className={styles.thing}>{children}</div>
      <FavouriteButton kind={kind} id={id} favourited={!removed} name={name} />
    </div>
  );
}

function Gone({ children }: { children: ReactNode }) {
  return <p className={styles.gone}>{children}</p>;
}
