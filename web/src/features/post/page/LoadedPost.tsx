import type { PostDetail } from '@/api/types';
import { PullRefresh } from '@/components/ui/pull';
import { Thread, useScrollAnchor } from '@/features/comment';
import { useRecordVisit } from '@/features/history';
import { usePageHead, type PageHead } from '@/lib/pageHead';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
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
  usePageHead(gone ? null : headOf(post));
  useRecordVisit({
    kind: 'post',
    id: post.id,
    name: post.title || post.content || t('分享了图片'),
    note: post.author.name,
    picture: (post.images[0] ?? post.video?.poster)?.thumb ?? null,
  });
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
              post={{ id: post.id, authorUid: post.author.uid, locked: post.locked }}
              commentNum={post.commentNum}
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

/** A post without title is named by the beginning of its text. */
const headOf = ({ id, title, content, images, video }: PostDetail): PageHead => ({
  path: paths.post(id),
  name: title || content,
  description: content,
  picture: (images[0] ?? video?.poster)?.medium,
  type: 'article',
});
