import type { PostDetail } from '@/api/types';
import { PullRefresh } from '@/components/ui/pull';
import { Thread, useScrollAnchor } from '@/features/comment';
import { useRef } from 'react';
import { PostGone } from './PostGone';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import { PostHead } from './PostHead';
import { useLivePost } from './useLivePost';

/** A post and its thread, updated live. */
export function LoadedPost({ post, pinnedId }: { post: PostDetail; pinnedId: number | null }) {
  const page = useRef<HTMLElement>(null);
  const scrollAnchor = useScrollAnchor(page);
  const { watching, gone, refresh } = useLivePost(post, scrollAnchor.hold);
  return (
    <>
      <PostHead post={post} />
      {gone ? (
        <PostGone />
      ) : (
        <PullRefresh onRefresh={refresh}>
          <main className="fill" ref={page}>
            <PostBody post={post} watching={watching} />
            <Thread
              post={post}
              pinnedId={pinnedId}
              scrollAnchor={scrollAnchor}
              actions={<PostActions post={post} />}
            />
          </main>
        </PullRefresh>
      )}
    </>
  );
}
