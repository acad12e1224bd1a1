import type { Comment } from '@/api/types';
import { useEntries } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentsQuery } from '../api';
import { OLDEST, type Sort } from '../live/applyEvent';
import { useHeldComments, useNewComments } from '../live/newComments';
import { commentKind, type CommentEntry } from '../commentKind';

/** A row of a thread: a comment, or an outgoing one. */
export type ThreadLine =
  | { key: string; comment: Comment; fresh: boolean; pending?: undefined }
  | { key: string; pending: CommentEntry; comment?: undefined };

/** The rows of a thread: the player's own and the revealed new comments first, then the list. */
export function useThreadList(post: number, sort: Sort, pinned: number | null) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteQuery(commentsQuery(uid, post, { of: 'roots', sort }));
  const blocked = useBlocked();
  const newComments = useNewComments(post);
  const held = useHeldComments(post);
  const outgoing = useEntries(commentKind);
  return useMemo(() => {
    const shown = ({ id, author, deleted, replyNum }: Comment) =>
      id !== pinned && !held.has(id) && !blocked.has(author.uid) && !(deleted && replyNum === 0);
    const records = query.data?.pages.flatMap((page) => page.records) ?? [];
    const listed = [...new Map(records.map((comment) => [comment.id, comment])).values()].filter(shown);
    const inList = new Set(listed.map(({ id }) => id));
    const roots = newComments.filter(({ comment }) => !comment.rootId && shown(comment));
    // A complete list in oldest-first order already contains the new comments.
    const before = roots.filter(({ comment, seen }) => seen && !(sort === OLDEST && inList.has(comment.id)));
    const keys = new Map(roots.map(({ key, comment }) => [comment.id, key]));
    const ahead = new Set(before.map(({ comment }) => comment.id));
    // Between its answer and its removal, an outgoing comment is already among the new ones.
    const confirmed = new Set(newComments.map(({ key }) => key));
    const pending = outgoing
      .filter(({ id, payload }) => payload.post === post && payload.replyTo === null && !confirmed.has(id))
      .reverse();
    const lines: ThreadLine[] = [
      ...pending.map((item): ThreadLine => ({ key: item.id, pending: item })),
      ...before.map(({ key, comment }): ThreadLine => ({ key, comment, fresh: true })),
      ...listed
        .filter(({ id }) => !ahead.has(id))
        .map((comment): ThreadLine => ({
          key: keys.get(comment.id) ?? String(comment.id),
          comment,
          fresh: keys.has(comment.id),
        })),
    ];
    const unseen = roots.filter(({ seen, comment }) => !seen && !(sort !== OLDEST && inList.has(comment.id)));
    return { query, lines, unseen: unseen.length };
  }, [query, newComments, held, outgoing, blocked, post, sort, pinned]);
}
