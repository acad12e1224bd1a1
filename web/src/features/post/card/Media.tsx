import type { Post } from '@/api/types';
import { MediaViewer } from '@/components/ui/viewer';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { Film } from './Film';
import { mediaOf } from './media';
import { Pictures } from './Pictures';

/** A post's film or pictures; a tap shows them as large as the screen. */
export function Media({ post, eager }: { post: Post; eager?: boolean }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { images, video } = post;
  if (!video && images.length === 0) return null;
  return (
    <>
      {video ? (
        <Film video={video} onOpen={() => setOpened(0)} eager={eager} />
      ) : (
        <Pictures images={images} onOpen={setOpened} eager={eager} />
      )}
      {opened !== null && (
        <MediaViewer
          media={mediaOf(post)}
          name={post.title || t`${post.author.name}的帖子`}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
