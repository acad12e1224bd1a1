import type { PostDetail } from '@/api/types';
import { readAndReplay } from '@/features/comment';
import type { ThreadEvent } from '@/realtime';
import { postWithLikes } from './likes';

/** Reads a post and replays the events that were pushed during the read. */
export function readPostAndReplay(
  id: number,
  read: () => Promise<PostDetail | null>,
): Promise<PostDetail | null> {
  return readAndReplay(
    id,
    async () => {
      const askedAt = performance.now();
      const post = await read();
      return post && postWithLikes(post, askedAt);
    },
    applyToPost,
  );
}

/** Applies an event of the thread's log to the post. The event has no text of an edit; `useLivePost` refetches that. */
export function applyToPost(post: PostDetail, event: ThreadEvent): PostDetail {
  switch (event.type) {
    case 'comment':
      return { ...post, commentNum: post.commentNum + 1 };
    case 'commentGone':
      return { ...post, commentNum: Math.max(0, post.commentNum - 1) };
    case 'postChanged':
      return { ...post, locked: event.locked, hidden: event.hidden, editTime: event.editTime ?? null };
    default:
      return post;
  }
}
