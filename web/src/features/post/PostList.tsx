import type { PostPage } from '@/api/types';
import { EndlessList } from '@/components/ui/EndlessList';
import { useBlocked } from '@/features/person';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { postsOf } from './api';
import { PostCard } from './card/PostCard';
import { PostCardSkeleton } from './card/PostCardSkeleton';
import styles from './PostList.module.css';

/** Posts that are seen at once. */
const SEEN_FIRST = 2;

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<PostPage>>;
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
    <EndlessList
      query={query}
      items={posts}
      itemKey={({ id }) => id}
      renderItem={(post) => <PostCard post={post} known={known} eager={posts.indexOf(post) < SEEN_FIRST} />}
      skeleton={<PostCardSkeleton />}
      skeletons={4}
      className={styles.list}
      empty={empty}
      endText={endText}
    />
  );
}
