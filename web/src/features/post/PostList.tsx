import type { PostListPage } from '@/api/types';
import type { InfiniteListResult } from '@/api/useInfiniteList';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { useBlocked } from '@/features/relationships';
import type { ReactNode } from 'react';
import { postsOf } from './api';
import { PostCard } from './card/PostCard';
import { PostCardSkeleton } from './card/PostCardSkeleton';
import styles from './card/PostCard.module.css';

/** Number of posts whose images load eagerly. */
const EAGER = 2;
/** Number of posts rendered first: enough to fill a window, even on a tablet. */
const INITIAL_COUNT = 4;

interface Props {
  query: InfiniteListResult<PostListPage>;
  empty: ReactNode;
  endText?: string;
  /** The page already shows the author, so the cards need no follow button. */
  known?: boolean;
}

/** An infinite list of posts, without the posts of blocked players. */
export function PostList({ query, empty, endText, known }: Props) {
  const blocked = useBlocked();
  const posts = postsOf(query.data).filter(({ author }) => !blocked.has(author.uid));
  return (
    <InfiniteList
      query={query}
      items={posts}
      itemKey={({ id }) => id}
      renderItem={(post) => <PostCard post={post} known={known} eager={posts.indexOf(post) < EAGER} />}
      skeleton={<PostCardSkeleton />}
      skeletonCount={4}
      initialCount={INITIAL_COUNT}
      className={styles.list}
      empty={empty}
      endText={endText}
    />
  );
}
