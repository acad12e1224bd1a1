import { useInfiniteList } from '@/api/useInfiniteList';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { useBlocked } from '@/features/relationships';
import { PersonItemSkeleton } from '@/features/person';
import { foundBooksQuery, foundGamesQuery, foundPostsQuery, foundUsersQuery } from '../queries';
import { BookHit, BookHitSkeleton } from './BookHit';
import { GameHit, GameHitSkeleton } from './GameHit';
import { NothingFound } from './NothingFound';
import { PostHit, PostHitSkeleton } from './PostHit';
import { UserHit } from './UserHit';

interface Props {
  uid: number;
  keyword: string;
  /** The words to highlight. */
  highlighted: string;
}

export function FoundPosts({ uid, keyword, highlighted }: Props) {
  const query = useInfiniteList(foundPostsQuery(uid, keyword));
  const blocked = useBlocked();
  const posts = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <InfiniteList
      query={query}
      items={posts.filter(({ author }) => !blocked.has(author.uid))}
      itemKey={({ id }) => id}
      renderItem={(post) => <PostHit post={post} keyword={highlighted} />}
      skeleton={<PostHitSkeleton />}
      className="surface lined"
      empty={<NothingFound />}
    />
  );
}

export function FoundGames({ uid, keyword, highlighted }: Props) {
  const query = useInfiniteList(foundGamesQuery(uid, keyword));
  return (
    <InfiniteList
      query={query}
      items={query.data?.pages.flatMap(({ records }) => records) ?? []}
      itemKey={({ id }) => id}
      renderItem={(game) => <GameHit game={game} keyword={highlighted} />}
      skeleton={<GameHitSkeleton />}
      className="surface lined"
      empty={<NothingFound />}
    />
  );
}

/** All matching comics, novels and animations. */
export function FoundBooks({ uid, keyword, highlighted }: Props) {
  const query = useInfiniteList(foundBooksQuery(uid, keyword));
  return (
    <InfiniteList
      query={query}
      items={query.data?.pages.flatMap(({ records }) => records) ?? []}
      itemKey={({ id }) => id}
      renderItem={(book) => <BookHit book={book} keyword={highlighted} />}
      skeleton={<BookHitSkeleton />}
      className="surface lined"
      empty={<NothingFound />}
    />
  );
}

export function FoundUsers({ uid, keyword, highlighted }: Props) {
  const query = useInfiniteList(foundUsersQuery(uid, keyword));
  const blocked = useBlocked();
  const users = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <InfiniteList
      query={query}
      items={users.filter((user) => !blocked.has(user.uid))}
      itemKey={(user) => user.uid}
      renderItem={(user) => <UserHit user={user} keyword={highlighted} />}
      skeleton={<PersonItemSkeleton />}
      className="surface lined"
      empty={<NothingFound />}
    />
  );
}
