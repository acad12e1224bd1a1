import type { Post } from '@/api/types';
import { PostCardSkeleton } from '../card/PostCardSkeleton';
import { PostBody } from './PostBody';

/** A loading post: the list's copy, or a skeleton. */
export function PostSkeleton({ listed }: { listed: Post | undefined }) {
  return (
    <main aria-busy="true">{listed ? <PostBody post={listed} watching={0} /> : <PostCardSkeleton />}</main>
  );
}
