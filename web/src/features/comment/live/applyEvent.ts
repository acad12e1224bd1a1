import type { Comment, CommentPage } from '@/api/types';
import { mapChanged } from '@/lib/mapChanged';
import type { ThreadEvent } from '@/realtime';

/** 1 is hot, 2 is newest, 3 is oldest. */
export type Sort = 1 | 2 | 3;
export const [HOT, NEWEST, OLDEST] = [1, 2, 3] as const;

/** The content of a list: the comments below a post, or the replies below one of its comments. */
export type ListKind = { of: 'roots'; sort: Sort } | { of: 'replies'; root: number };

/** The maximum number of replies that a comment shows below it. */
const MAX_PREVIEW_REPLIES = 2;

/**
 * Applies a log entry to a page. A new comment is appended only where it moves nothing: at the end of a
 * complete list in oldest-first order. Elsewhere it waits until the reader reveals it. An answer may already
 * include later log entries, so no comment is added twice.
 */
export function applyToPage(page: CommentPage, event: ThreadEvent, kind: ListKind): CommentPage {
  if (event.type === 'postChanged') return page;
  // A new top-level comment changes no other comment.
  if (event.type === 'comment' && !event.comment.rootId)
    return kind.of === 'roots' ? withNew(page, event.comment, kind) : page;
  const records = mapChanged(page.records, (comment) => applyToComment(comment, event));
  const moved = records === page.records ? page : { ...page, records };
  if (event.type === 'comment' && belongs(event.comment, kind)) return withNew(moved, event.comment, kind);
  if (event.type === 'commentGone' && records.length < page.records.length)
    return { ...moved, total: Math.max(0, page.total - 1) };
  return moved;
}

/** Applies a log entry to a comment; null if the entry deletes it. */
export function applyToComment(comment: Comment, event: ThreadEvent): Comment | null {
  switch (event.type) {
    case 'comment':
      return event.comment.rootId === comment.id ? withReply(comment, event.comment) : comment;
    case 'commentEdited':
      return withEdit(comment, event.comment);
    case 'commentGone':
      if (event.commentId === comment.id)
        return event.placeholder
          ? { ...comment, deleted: true, content: '', mentions: [], image: null }
          : null;
      return event.rootId === comment.id ? withoutReply(comment, event.commentId) : comment;
    default:
      return comment;
  }
}

function belongs(comment: Comment, kind: ListKind): boolean {
  const root = comment.rootId ?? null;
  return kind.of === 'roots' ? root === null : root === kind.root;
}

function withNew(page: CommentPage, comment: Comment, kind: ListKind): CommentPage {
  if (page.records.some(({ id }) => id === comment.id)) return page;
  const total = page.total + 1;
  const endsWithNewest = (kind.of === 'replies' || kind.sort === OLDEST) && !page.nextCursor;
  return endsWithNewest ? { ...page, total, records: [...page.records, comment] } : { ...page, total };
}

function withReply(root: Comment, reply: Comment): Comment {
  if (root.replies.some(({ id }) => id === reply.id)) return root;
  const complete = root.replies.length === root.replyNum && root.replyNum < MAX_PREVIEW_REPLIES;
  const replies = complete ? [...root.replies, reply] : root.replies;
  return { ...root, replies, replyNum: root.replyNum + 1 };
}

function withoutReply(root: Comment, gone: number): Comment | null {
  const replyNum = Math.max(0, root.replyNum - 1);
  // A placeholder exists only while it has replies.
  if (root.deleted && replyNum === 0) return null;
  return { ...root, replyNum, replies: root.replies.filter(({ id }) => id !== gone) };
}

/**
 * Applies an edit to a comment, or to a reply below it. Fields that depend on the reader stay, because a push
 * does not know them, and so do the replies, which a push lacks. The later of two edits wins, in either order
 * of arrival.
 */
export function withEdit(comment: Comment, update: Comment): Comment {
  if (comment.id === update.id) {
    if ((comment.editTime ?? '') > (update.editTime ?? '')) return comment;
    const { content, mentions, editTime, deleted } = update;
    return { ...comment, content, mentions, editTime, deleted };
  }
  if (!comment.replies.some(({ id }) => id === update.id)) return comment;
  return { ...comment, replies: comment.replies.map((reply) => withEdit(reply, update)) };
}
