import type { Comment } from '@/api/types';
import { useEntries } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentsQuery } from '../api';
import { HOT, OLDEST, type Sort } from '../live/applyEvent';
import { useHeldComments, useNewComments } from '../live/newComments';
import { commentKind, type CommentEntry } from '../commentKind';

/** A row of a thread: a comment, or an outgoing one. */
export type ThreadLine =
  | { key: string; comment: Comment; fresh: boolean; pending?: undefined }
  | { key: string; pending: CommentEntry; comment?: undefined };

/**
 * The rows of a thread: the player's own and the revealed new comments first, then the list, then the comments that arrived while there
 * was room below it. A comment that did not change keeps its row.
 */
export function useThreadList(post: number, sort: Sort, pinned: number | null) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteQuery(commentsQuery(uid, post, { of: 'roots', sort }));
  const { data } = query;
  const blocked = useBlocked();
  const newComments = useNewComments(post);
  const held = useHeldComments(post);
  const outgoing = useEntries(commentKind);
  const rows = useMemo(() => {
    const shown = ({ id, author, deleted, replyNum }: Comment) =>
      id !== pinned && !held.has(id) && !blocked.has(author.uid) && !(deleted && replyNum === 0);
    const listed = new Map<number, Comment>();
    for (const { records } of data?.pages ?? [])
      for (const comment of records) listed.set(comment.id, comment);
    const roots = newComments.filter(({ comment }) => !comment.rootId && shown(comment));
    // A complete list in oldest-first order already contains the new comments.
    const revealed = roots.filter(
      ({ comment, seen }) => seen && !(sort === OLDEST && listed.has(comment.id)),
    );
    // They were shown at the end of one order. In every other order they belong to the start.
    const isAfter = ({ atEnd }: (typeof roots)[number]) => sort === HOT && atEnd === true;
    const keys = new Map(roots.map(({ key, comment }) => [comment.id, key]));
    const around = new Set(revealed.map(({ comment }) => comment.id));
    // Between its answer and its removal, an outgoing comment is already among the new ones.
    const confirmed = new Set(newComments.map(({ key }) => key));
    const lines: ThreadLine[] = outgoing
      .filter(({ id, payload }) => payload.post === post && payload.replyTo === null && !confirmed.has(id))
      .reverse()
      .map((pending) => ({ key: pending.id, pending }));
    for (const item of revealed) if (!isAfter(item)) lines.push(lineOf(item.comment, item.key, true));
    for (const comment of listed.values())
      if (shown(comment) && !around.has(comment.id)) lines.push(lineOf(comment, keys.get(comment.id)));
    for (const item of revealed.filter(isAfter).reverse()) lines.push(lineOf(item.comment, item.key, true));
    const unseen = roots.filter(({ seen, comment }) => !seen && !(sort !== OLDEST && listed.has(comment.id)));
    return { lines, unseen: unseen.length };
  }, [data, newComments, held, outgoing, blocked, post, sort, pinned]);
  return { query, ...rows };
}

type CommentLine = Extract<ThreadLine, { comment: Comment }>;

const knownLines = new WeakMap<Comment, CommentLine>();

/** The row of a comment. A fresh row enters with an animation, which is a layer of its own, so comments that arrive at the end have none. */
function lineOf(comment: Comment, key = String(comment.id), fresh = false): CommentLine {
  const known = knownLines.get(comment);
  if (known?.fresh === fresh && known.key === key) return known;
  const line = { key, comment, fresh };
  knownLines.set(comment, line);
  return line;
}
