import type { Comment, PostDetail } from '@/api/types';
import { readAndReplay } from '@/features/comment';
import type { ThreadEvent } from '@/realtime';
import { postWithLikes } from './likes';

/** Reads a post and replays the events that were pushed during the read. */
export function readPostAndReplay(
  id: number,
  read: () => Promise<PostDetail | null>,
  blocked: () => ReadonlySet<number>,
): Promise<PostDetail | null> {
  return readAndReplay(
    id,
    async () => {
      const askedAt = performance.now();
      const post = await read();
      return post && postWithLikes(post, askedAt);
    },
    (post, event) => applyToPost(post, event, blocked()),
  );
}

/**
 * Applies an event of the thread's log to the post. The event has no text of an edit, and not the author of a deleted comment; `useLivePost`
 * refetches those.
 */
export function applyToPost(post: PostDetail, event: ThreadEvent, blocked: ReadonlySet<number>): PostDetail {
  switch (event.type) {
    case 'comment':
      return isUnseen(event.comment, blocked) ? post : { ...post, commentNum: post.commentNum + 1 };
    case 'commentGone':
      return { ...post, commentNum: Math.max(0, post.commentNum - 1) };
    case 'postChanged':
      return { ...post, locked: event.locked, hidden: event.hidden, editTime: event.editTime ?? null };
    default:
      return post;
  }
}

/** Whether the reader does not see a comment: its author, or the author of the top-level comment that it answers, is blocked. */
function isUnseen(
  { author, rootId, replyCommentId, replyTo }: Comment,
  blocked: ReadonlySet<number>,
): boolean {
  const answersRoot = rootId !== null && replyCommentId === rootId;
  return blocked.has(author.uid) || (answersRoot && replyTo != null && blocked.has(replyTo.uid));
}
