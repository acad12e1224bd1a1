import { del, get, postJson, putJson } from '@/api/client';
import { nullIfGone } from '@/api/gone';
import { cursorPagination, pageParams, type PageParam } from '@/api/pagination';
import { FROM_PRIMARY } from '@/api/refetch';
import type { Comment, CommentPage } from '@/api/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageWithLikes, withLatestCommentLikes } from './likes';
import { applyToComment, applyToPage, type ListKind, type Sort } from './live/applyEvent';
import { readAndReplay, threadLogOf } from './live/threadLogs';

/** The key of all queries of one thread, for one reader. */
export const threadKey = (uid: number, post: number) => ['comment', uid, post] as const;
export const listsKey = (uid: number, post: number) => [...threadKey(uid, post), 'list'] as const;
const pinnedKey = (uid: number, post: number) => [...threadKey(uid, post), 'one'] as const;

/**
 * The comments below a post, or the replies below a comment, page by page. The thread's log keeps them up to
 * date.
 */
export const commentsQuery = (uid: number, post: number, kind: ListKind) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(uid, post), kind] as const,
    queryFn: ({ pageParam }) => readPage(post, kind, pageParam),
    ...cursorPagination,
    staleTime: Infinity,
    // Pushes keep whatever does not change by themselves. A comparison of a long thread at each push would take too long.
    structuralSharing: false,
  });

export async function readPage(post: number, kind: ListKind, part: PageParam): Promise<CommentPage> {
  const page = await readAndReplay(
    post,
    async (headers) => {
      const askedAt = performance.now();
      return pageWithLikes(await fetchPage(post, kind, part, headers), askedAt);
    },
    (read: CommentPage, event) => applyToPage(read, event, kind),
  );
  return page!;
}

function fetchPage(
  post: number,
  kind: ListKind,
  part: PageParam,
  headers?: Record<string, string>,
): Promise<CommentPage> {
  const page = pageParams(part);
  if (kind.of === 'roots')
    return get(
      '/api/v1/square/post/{id}/comment/list',
      { ...page, sort: kind.sort },
      { pathParams: { id: post }, headers },
    );
  const at = { postId: post, commentId: kind.root };
  return get('/api/v1/square/post/{postId}/comment/{commentId}/list', page, { pathParams: at, headers });
}

/** A comment, and the seq of the log that it includes. */
export interface PinnedResult {
  seq: number;
  comment: Comment | null;
}

/** The comment from the address. For a reply, it is the root comment with that reply first. */
export const pinnedQuery = (uid: number, post: number, comment: number) =>
  queryOptions({
    queryKey: [...pinnedKey(uid, post), comment] as const,
    queryFn: async (): Promise<PinnedResult> => {
      const pinned = await readAndReplay(post, () => readPinned(post, comment), applyToPinned);
      return pinned!;
    },
    staleTime: Infinity,
  });

async function readPinned(post: number, comment: number): Promise<PinnedResult> {
  // The answer carries no seq. It is at least as new as the log was at the time of the request.
  const seq = threadLogOf(post)?.seq ?? 0;
  const askedAt = performance.now();
  const at = { postId: post, commentId: comment };
  // A standby may be older than the log.
  const headers = threadLogOf(post) && FROM_PRIMARY;
  const read = await nullIfGone(
    get('/api/v1/square/post/{postId}/comment/{commentId}', undefined, { pathParams: at, headers }),
  );
  return { seq, comment: read && withLatestCommentLikes(read, askedAt) };
}

export function applyToPinned(
  pinned: PinnedResult,
  event: Parameters<typeof applyToComment>[1],
): PinnedResult {
  return { ...pinned, comment: pinned.comment && applyToComment(pinned.comment, event) };
}

export interface CommentRequest {
  content: string;
  /** The id of an uploaded picture. */
  image?: string;
  replyCommentId?: number;
  mentions?: number[];
}

/** Sends a comment. The same idempotency key returns the same comment. */
export const sendComment = (post: number, comment: CommentRequest, key: string) =>
  postJson('/api/v1/square/post/{id}/comment', comment, {
    pathParams: { id: post },
    headers: { 'Idempotency-Key': key },
  });

/** Edits the player's own comment. A repeated request changes nothing. */
export const editComment = (id: number, comment: Omit<CommentRequest, 'replyCommentId' | 'image'>) =>
  putJson('/api/v1/square/comment/{id}', comment, { pathParams: { id } });

export const deleteComment = (id: number) =>
  del('/api/v1/square/comment/{id}', undefined, { pathParams: { id } });

export type { ListKind, Sort };
