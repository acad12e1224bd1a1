import type { PostListPage } from '@/api/types';
import type { InfiniteListResult } from '@/api/useInfiniteList';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { useBlocked } from '@/features/relationships';
import type { ReactNode } from 'react';
import { postsOf } from './api';
import { PostCard } from './card/PostCard';
import { PostCardSkeleton } from './card/PostCardSkeleton';
import styles from './PostList.module.css';

/** Posts whose pictures are seen at once. */
const EAGER = 2;
/** Posts that fill a window, also a tablet's. */
const INITIAL_COUNT = 4;

interface Props {
  query: InfiniteListResult<PostListPage>;
  empty: ReactNode;
  endText?: string;
  /** Where all are by the one whose page this is. */
  known?: boolean;
}

/** Posts, one below the other, without those of people whom this player blocks. */
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
