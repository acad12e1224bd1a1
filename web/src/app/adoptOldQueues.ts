import { entriesOf, submit } from '@/data/outbox';
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
  for (const { refusal, post, content, replyTo, mentions } of recordsIn<OldComment>(comments))
    if (refusal === null) submit(commentKind, { post, content, replyTo, mentions });
  for (const { kind: target, id, post, liked, num } of recordsIn<OldLike>(likes)) {
    const kind = target === 'post' ? postLikeKind : commentLikeKind;
    // The player may have tapped the same heart since the start.
    const isNewest = !entriesOf(kind).some(({ payload }) => payload.id === id);
    if (isNewest) submit(kind, { id, post, liked, num });
  }
}

/** The items of a list or record. A person may have changed the storage. */
function recordsIn<T extends object>(stored: unknown): T[] {
  const items: unknown[] = typeof stored === 'object' && stored !== null ? Object.values(stored) : [];
  return items.filter((item): item is T => typeof item === 'object' && item !== null);
}
