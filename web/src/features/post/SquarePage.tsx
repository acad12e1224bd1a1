import { useInfiniteList } from '@/api/useInfiniteList';
import { useScrollRestoration } from '@/components/ui/useScrollRestoration';
import { useAccount, useLoggedIn } from '@/features/account';
import { tagsQuery } from '@/features/square';
import { t } from '@/lib/i18n';
import { followedPostsQuery, HOT, NEWEST, postsOf, postsQuery } from './api';
import { FeedEmpty } from './feed/FeedEmpty';
import { FeedHead } from './feed/FeedHead';
import { FeedGameFilter } from './feed/FeedGameFilter';
import { FollowedGuest } from './feed/FollowedGuest';
import { NewPostsPill } from './feed/NewPostsPill';
import { useFeed } from './feed/useFeed';
import { useNewPosts } from './feed/useNewPosts';
import { PostList } from './PostList';

export const firstQueries = () => [postsQuery(0, { sort: HOT }), tagsQuery];

/** The square: posts sorted by popularity or time, posts of a tag or a game, or posts of followed players. */
export default function SquarePage() {
  const { feed, tag, game, change } = useFeed();
  const loggedIn = useLoggedIn();
  const uid = useAccount((account) => account.uid);
  const followed = feed === 'follow';
  const all = useInfiniteList({
    ...postsQuery(uid, { sort: feed === 'new' ? NEWEST : HOT, tag, game }),
    enabled: !followed,
  });
  const own = useInfiniteList({ ...followedPostsQuery(uid), enabled: followed && loggedIn });
  const toTop = useScrollRestoration([feed, tag, game].join());
  const { count, read } = useNewPosts(tag, !followed && !game);
  const show = () => {
    // The newest feed shows new posts. `read` drops its cached pages and reads it from the start.
    read();
    if (feed !== 'new') change({ feed: 'new', tag });
    toTop();
  };
  return (
    <>
      <FeedHead feed={feed} tag={tag} game={game} onChange={change} />
      {game && <FeedGameFilter game={game} posts={postsOf(all.data)} onClear={() => change({ feed, tag })} />}
      <NewPostsPill count={feed === 'new' && all.isPending ? 0 : count} onShow={show} />
      {followed && !loggedIn ? (
        <FollowedGuest />
      ) : (
        <PostList
          query={followed ? own : all}
          empty={<FeedEmpty followed={followed} onOpenHot={() => change({ feed: 'hot' })} />}
          endText={t('你已经看完啦')}
        />
      )}
    </>
  );
}
