import type { Post } from '@/api/types';
import { PostCardSkeleton } from '../card/PostCardSkeleton';
import { PostBody } from './PostBody';

/** A post that is still loading: what a list told of it, or its shape. */
export function PostSkeleton({ listed }: { listed: Post | undefined }) {
  return (
    <main aria-busy="true">{listed ? <PostBody post={listed} watching={0} /> : <PostCardSkeleton />}</main>
  );
}
