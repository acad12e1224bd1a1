import { errorText } from '@/api/errors';
import { ErrorState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from '~icons/lucide/chevron-right';
import type { ReactNode } from 'react';
import { overviewQuery } from '../queries';
import { BookHit } from './BookHit';
import { GameHit } from './GameHit';
import { NothingFound } from './NothingFound';
import styles from './Overview.module.css';
import { PostHit, PostHitSkeleton } from './PostHit';
import type { SearchKind } from './SearchResults';
import { UserHit } from './UserHit';

interface Props {
  uid: number;
  keyword: string;
  /** The words to highlight. */
  highlighted: string;
  onMore: (kind: SearchKind) => void;
}

/** The first results of each kind. */
export function Overview({ uid, keyword, highlighted, onMore }: Props) {
  const { data, error, refetch } = useQuery(overviewQuery(uid, keyword));
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <OverviewSkeleton />;
  const { games, books, users, posts } = data;
  if (games.length + books.length + users.length + posts.length === 0) return <NothingFound />;
  return (
    <div className={styles.page}>
      <Part name={t('游戏')} items={games} onMore={() => onMore('game')}>
        {(game) => <GameHit key={game.id} game={game} keyword={highlighted} />}
      </Part>
      <Part name={t('作品')} items={books} onMore={() => onMore('book')}>
        {(book) => <BookHit key={book.id} book={book} keyword={highlighted} />}
      </Part>
      <Part name={t('用户')} items={users} onMore={() => onMore('user')}>
        {(user) => <UserHit key={user.uid} user={user} keyword={highlighted} />}
      </Part>
      <Part name={t('帖子')} items={posts} onMore={() => onMore('post')}>
        {(post) => <PostHit key={post.id} post={post} keyword={highlighted} />}
      </Part>
    </div>
  );
}

interface PartProps<T> {
  name: string;
  items: readonly T[];
  onMore: () => void;
  children: (item: T) => ReactNode;
}

function Part<T>({ name, items, onMore, children }: PartProps<T>) {
  if (items.length === 0) return null;
  return (
    <section className={styles.part} aria-label={name}>
      <h2 className={styles.head}>
        {name}
        <button type="button" onClick={onMore} aria-label={t`更多${name}`}>
          {t('更多')}
          <ChevronRight aria-hidden="true" />
        </button>
      </h2>
      {items.map(children)}
    </section>
  );
}

function OverviewSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('正在搜索')}>
      <div className={styles.part}>
        {[1, 2, 3, 4].map((index) => (
          <PostHitSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
