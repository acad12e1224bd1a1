import { actionErrorText } from '@/api/actionErrors';
import { ApiError, CODE } from '@/api/errors';
import type { Comment, Mention, PostImage } from '@/api/types';
import { HOUR_MS } from '@/constants';
import {
  entriesOf,
  ExpiredError,
  submit,
  useEntries,
  watchEntries,
  type Entry,
  type MutationKind,
} from '@/data/outbox';
import { t } from '@/lib/i18n';
import { sendComment } from './api';
import { confirmNewComment, releaseHeldComments, useNewReplies } from './live/newComments';

/** A comment of this player that the server has not confirmed. */
export interface OutgoingComment {
  post: number;
  content: string;
  replyTo: ReplyTarget | null;
  mentions: readonly Mention[];
  /** Absent in entries of earlier releases. */
  image?: PostImage | null;
}

export type CommentEntry = Entry<OutgoingComment>;

/** The comment or reply that is answered, and its top-level comment. */
export interface ReplyTarget extends Mention {
  id: number;
  root: number;
}

/** The server forgets idempotency keys after a day. An older comment could appear twice, so its author decides. */
const LIFETIME_MS = 23 * HOUR_MS;

/** Comments of one post are sent in the order of writing. A refused one stays visible with its possible actions. */
export const commentKind: MutationKind<OutgoingComment, Comment> = {
  name: 'comment',
  orderOf: ({ post }) => String(post),
  keepsRefused: true,
  lifetimeMs: () => LIFETIME_MS,
  send: ({ payload: { post, content, replyTo, mentions, image }, key }) =>
    sendComment(
      post,
      {
        content,
        image: image?.id,
        replyCommentId: replyTo?.id,
        mentions: mentions.length > 0 ? mentions.map((person) => person.uid) : undefined,
      },
      key,
    ),
  onAnswer: ({ id, payload: { post } }, comment) => confirmNewComment(post, id, comment),
  refusalText: (error) => (error instanceof ExpiredError ? t('没有发出去') : actionErrorText(error)),
  // A rate limit is no final refusal, but the author decides when to send the comment again.
  isFinal: (error) => error instanceof ApiError && error.code === CODE.tooManyTries,
};

/** Queues a comment and sends it. False: the same comment is already waiting. */
export function submitComment(comment: OutgoingComment): boolean {
  const isWaiting = entriesOf(commentKind).some(
    ({ refusal, payload }) => refusal === null && isSame(payload, comment),
  );
  if (!isWaiting) submit(commentKind, comment);
  return !isWaiting;
}

/** The player's own unconfirmed replies below a comment. */
export function useOutgoingReplies(post: number, root: number): readonly CommentEntry[] {
  const newReplies = useNewReplies(post, root);
  // Between its answer and its removal, an outgoing reply is already among the new comments.
  return useEntries(commentKind).filter(
    ({ id, payload }) =>
      payload.post === post && payload.replyTo?.root === root && !newReplies.some(({ key }) => key === id),
  );
}

/** Whether a comment of this player was sent to this post, but not answered. A push may then bring the same comment. */
export function awaitsAnswer(post: number): boolean {
  return entriesOf(commentKind).some(
    ({ refusal, attempts, payload }) => refusal === null && attempts > 0 && payload.post === post,
  );
}

// An answer, a refusal and a withdrawal all end the wait.
watchEntries(() => releaseHeldComments(awaitsAnswer));

function isSame(one: OutgoingComment, other: OutgoingComment): boolean {
  return (
    one.post === other.post &&
    one.content === other.content &&
    one.replyTo?.id === other.replyTo?.id &&
    one.image?.id === other.image?.id
  );
}
