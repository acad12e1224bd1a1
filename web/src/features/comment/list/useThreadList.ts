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
 * was room below it.
 */
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
    const revealed = roots.filter(
      ({ comment, seen }) => seen && !(sort === OLDEST && inList.has(comment.id)),
    );
    // They were shown at the end of one order. In every other order they belong to the start.
    const after = sort === HOT ? revealed.filter(({ atEnd }) => atEnd).reverse() : [];
    const before = revealed.filter((item) => !after.includes(item));
    const keys = new Map(roots.map(({ key, comment }) => [comment.id, key]));
    const around = new Set(revealed.map(({ comment }) => comment.id));
    const freshLine = ({ key, comment }: (typeof roots)[number]): ThreadLine => ({
      key,
      comment,
      fresh: true,
    });
    // Between its answer and its removal, an outgoing comment is already among the new ones.
    const confirmed = new Set(newComments.map(({ key }) => key));
    const pending = outgoing
      .filter(({ id, payload }) => payload.post === post && payload.replyTo === null && !confirmed.has(id))
      .reverse();
    const lines: ThreadLine[] = [
      ...pending.map((item): ThreadLine => ({ key: item.id, pending: item })),
      ...before.map(freshLine),
      ...listed
        .filter(({ id }) => !around.has(id))
        .map((comment): ThreadLine => ({
          key: keys.get(comment.id) ?? String(comment.id),
          comment,
          fresh: keys.has(comment.id),
        })),
      ...after.map(freshLine),
    ];
    const unseen = roots.filter(({ seen, comment }) => !seen && !(sort !== OLDEST && inList.has(comment.id)));
    return { query, lines, unseen: unseen.length };
  }, [query, newComments, held, outgoing, blocked, post, sort, pinned]);
}
