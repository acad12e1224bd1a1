import type { Comment, CommentPage } from '@/api/types';
import { mapChanged } from '@/lib/mapChanged';
import { replayOnto } from '@/realtime/versioning';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { applyToPinned, listsKey, threadKey, type ListKind, type PinnedResult } from '../api';
import { applyToPage } from './applyEvent';
import { threadLogOf } from './threadLogs';
import { changeNewComments, dropNewComments } from './newComments';

type List = InfiniteData<CommentPage>;

/**
 * Replays the thread's log onto all its cached lists. A list that is too old for the log is refetched when it
 * is shown.
 */
export function replayOntoLists(client: QueryClient, uid: number, post: number): void {
  const log = threadLogOf(post);
  if (!log) return;
  for (const [queryKey, list] of client.getQueriesData<List>({ queryKey: listsKey(uid, post) })) {
    if (!list) continue;
    const kind = queryKey[queryKey.length - 1] as ListKind;
    const pages = list.pages.map((page) =>
      replayOnto(page, log, (read, event) => applyToPage(read, event, kind)),
    );
    if (pages.every((page) => page !== null)) client.setQueryData<List>(queryKey, { ...list, pages });
    else void client.invalidateQueries({ queryKey });
  }
  client.setQueriesData<PinnedResult>({ queryKey: [...threadKey(uid, post), 'one'] }, (pinned) =>
    pinned ? (replayOnto(pinned, log, applyToPinned) ?? pinned) : pinned,
  );
}

/** Recovers from a gap in the log: refetches the visible queries and removes the others. */
export async function rereadThread(client: QueryClient, uid: number, post: number): Promise<void> {
  const queryKey = threadKey(uid, post);
  client.removeQueries({ queryKey, type: 'inactive' });
  await client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
  dropNewComments(post);
}

/** Reads the thread again from its first page, because more comments arrived than wait behind the pill. */
export function restartThread(client: QueryClient, uid: number, post: number): void {
  const queryKey = threadKey(uid, post);
  dropNewComments(post);
  client.removeQueries({ queryKey, type: 'inactive' });
  void client.resetQueries({ queryKey });
}

/** The lowest seq of all cached pages of a thread; `seq` is the one of the post itself. */
export function leastSeq(client: QueryClient, uid: number, post: number, seq: number): number {
  return Math.min(seq, ...pagesOf(client, uid, post).map((page) => page.seq));
}

/**
 * The lowest likes version of all cached pages of a thread. Pages keep the version of their request; later
 * pushes do not raise it.
 */
export function leastLikes(client: QueryClient, uid: number, post: number, likesVersion: number): number {
  return Math.min(likesVersion, ...pagesOf(client, uid, post).map((page) => page.likesVersion));
}

function pagesOf(client: QueryClient, uid: number, post: number): readonly CommentPage[] {
  const lists = client.getQueriesData<List>({ queryKey: listsKey(uid, post) });
  return lists.flatMap(([, list]) => list?.pages ?? []);
}

/** Changes comments in every query that contains them. A page for which `mayChange` is false is not scanned. */
export function changeComments(
  client: QueryClient,
  uid: number,
  post: number,
  how: (comment: Comment) => Comment,
  mayChange?: (page: CommentPage) => boolean,
): void {
  const deep = (comment: Comment): Comment => {
    const replies = mapChanged(comment.replies, deep);
    return how(replies === comment.replies ? comment : { ...comment, replies });
  };
  client.setQueriesData<List>({ queryKey: listsKey(uid, post) }, (list) => {
    if (!list) return undefined;
    const pages = mapChanged(list.pages, (page) => {
      if (mayChange?.(page) === false) return page;
      const records = mapChanged(page.records, deep);
      return records === page.records ? page : { ...page, records };
    });
    // `undefined` changes nothing.
    return pages === list.pages ? undefined : { ...list, pages };
  });
  client.setQueriesData<PinnedResult>({ queryKey: [...threadKey(uid, post), 'one'] }, (pinned) =>
    pinned?.comment ? { ...pinned, comment: deep(pinned.comment) } : pinned,
  );
  changeNewComments(post, deep);
}
