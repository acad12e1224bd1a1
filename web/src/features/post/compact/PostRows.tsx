import type { Post } from '@/api/types';
import { RetryLine } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { topPostsQuery, type PostFilter } from '../api';
import { PostRow, PostRowSkeleton } from './PostRow';
import styles from './PostRow.module.css';

interface Props {
  filter: PostFilter;
  /** Maximum number of rows. */
  count: number;
  /** Wraps the rows, for example with a heading. Without posts nothing is rendered. */
  frame: (rows: ReactNode) => ReactNode;
}

/** The first posts that match a filter, as compact rows. */
export function PostRows({ filter, count, frame }: Props) {
  const uid = useAccount((account) => account.uid);
  const blocked = useBlocked();
  const { data, isPending, refetch } = useQuery(topPostsQuery(uid, filter, count));
  if (!data && !isPending) return frame(<RetryLine onRetry={() => void refetch()} />);
  const posts = data?.filter(({ author }) => !blocked.has(author.uid)) ?? [];
  if (data && posts.length === 0) return null;
  return frame(
    <ul className={styles.rows} aria-busy={isPending}>
      {isPending
        ? Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <PostRowSkeleton />
            </li>
          ))
        : posts.map((post: Post) => (
            <li key={post.id}>
              <PostRow post={post} />
            </li>
          ))}
    </ul>,
  );
}
