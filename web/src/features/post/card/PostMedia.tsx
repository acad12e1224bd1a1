import type { Post } from '@/api/types';
import { MediaViewer } from '@/components/ui/viewer';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { VideoPreview } from './VideoPreview';
import { postMediaOf } from './media';
import { PostPictures } from './PostPictures';

/** A post's video or images; a tap opens the full-screen viewer. */
export function PostMedia({ post, eager }: { post: Post; eager?: boolean }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { images, video } = post;
  if (!video && images.length === 0) return null;
  return (
    <>
      {video ? (
        <VideoPreview video={video} onOpen={() => setOpened(0)} eager={eager} />
      ) : (
        <PostPictures images={images} onOpen={setOpened} eager={eager} />
      )}
      {opened !== null && (
        <MediaViewer
          media={postMediaOf(post)}
          name={post.title || t`${post.author.name}的帖子`}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
