import { submit } from '@/data/outbox';
import { commentKind, commentLikeKind, type OutgoingComment } from '@/features/comment';
import { postLikeKind } from '@/features/post';
import type { PendingLike } from '@/features/like';
import { readJson, remove } from '@/lib/storage';

interface OldComment extends OutgoingComment {
  refusal: string | null;
}

type OldLike = PendingLike & { kind: 'post' | 'comment' };

/**
 * Moves unanswered comments and likes, which releases before the outbox stored, into the outbox. It drops refused comments. New idempotency
 * keys are safe: the server refuses a comment with the same text, and a like sets a state.
 */
export function adoptOldQueues(uid: number): void {
  if (!uid) return;
  const comments = readJson(`${uid}:comments`);
  const likes = readJson(`${uid}:likes`);
  remove(`${uid}:comments`);
  remove(`${uid}:likes`);
  if (Array.isArray(comments))
    for (const { refusal, post, content, replyTo, mentions } of comments as OldComment[])
      if (refusal === null) submit(commentKind, { post, content, replyTo, mentions });
  if (typeof likes === 'object' && likes !== null)
    for (const { kind, id, post, liked, num } of Object.values(likes as Record<string, OldLike>))
      submit(kind === 'post' ? postLikeKind : commentLikeKind, { id, post, liked, num });
}
