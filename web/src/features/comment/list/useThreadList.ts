import type { Comment } from '@/api/types';
import { useEntries } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentsQuery } from '../api';
import { HOT, OLDEST, type Sort } from '../live/applyEvent';
import { useHeldComments, useNewComments, type NewComment } from '../live/newComments';
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
    const shown = (comment: Comment) =>
      comment.id !== pinned && !held.has(comment.id) && !blocked.has(comment.author.uid) && isShown(comment);
    const pages = data?.pages.map(({ records }) => rowsOf(records)) ?? [];
    const entries = pages.flatMap((page) => page.entries);
    // A comment that moved between two requests is in two pages. It has its first place, and its last state.
    const listed = new Map(entries);
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
    const special = [...held, ...around, pinned, ...roots.filter(hasOwnKey).map(({ comment }) => comment.id)];
    if (blocked.size === 0 && listed.size === entries.length && !special.some((id) => listed.has(id!)))
      for (const page of pages) lines.push(...page.plain);
    else
      for (const comment of listed.values())
        if (shown(comment) && !around.has(comment.id)) lines.push(lineOf(comment, keys.get(comment.id)));
    for (const item of revealed.filter(isAfter).reverse()) lines.push(lineOf(item.comment, item.key, true));
    const unseen = roots.filter(({ seen, comment }) => !seen && !(sort !== OLDEST && listed.has(comment.id)));
    return { lines, unseen: unseen.length };
  }, [data, newComments, held, outgoing, blocked, post, sort, pinned]);
  return { query, ...rows };
}

type CommentLine = Extract<ThreadLine, { comment: Comment }>;

interface PageRows {
  entries: readonly (readonly [number, Comment])[];
  /** The rows, if neither the reader nor the new comments change anything about them. */
  plain: readonly CommentLine[];
}

const knownPages = new WeakMap<readonly Comment[], PageRows>();

/** An event changes one page of a long thread, so the rows of the others are kept. */
function rowsOf(records: readonly Comment[]): PageRows {
  let rows = knownPages.get(records);
  if (!rows) {
    const plain = records.filter(isShown).map((comment) => lineOf(comment));
    rows = { entries: records.map((comment) => [comment.id, comment]), plain };
    knownPages.set(records, rows);
  }
  return rows;
}

/** A deleted comment is shown while it has replies. */
const isShown = ({ deleted, replyNum }: Comment) => !deleted || replyNum > 0;

/** The player's own comment keeps the key that it had while it was being sent. */
const hasOwnKey = ({ key, comment }: NewComment) => key !== String(comment.id);

const knownLines = new WeakMap<Comment, CommentLine>();

/** The row of a comment. A fresh row enters with an animation, which is a layer of its own, so comments that arrive at the end have none. */
function lineOf(comment: Comment, key = String(comment.id), fresh = false): CommentLine {
  const known = knownLines.get(comment);
  if (known?.fresh === fresh && known.key === key) return known;
  const line = { key, comment, fresh };
  knownLines.set(comment, line);
  return line;
}
