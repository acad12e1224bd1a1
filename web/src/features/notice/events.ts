import { refreshKnownList, refreshList } from '@/api/firstPage';
import type { Notice } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { noticesQuery } from './api';
import { areNoticesStale, withNotice, withNoticeCounts, type NoticeCounts } from './reducers';
import { groupOf, GROUPS } from './groups';

/** Applies a pushed notice, with the unread counts that include it. */
export function applyNoticeFrame(
  client: QueryClient,
  uid: number,
  notice: Notice,
  counts: NoticeCounts,
): void {
  const group = groupOf(notice.kind);
  const { queryKey } = noticesQuery(uid, group);
  client.setQueryData(queryKey, (inbox) => withNotice(inbox, notice, counts));
  // A pending answer may be older than this notice and would remove it again, so fetch the list again.
  if (client.isFetching({ queryKey }) > 0) void refreshList(client, noticesQuery(uid, group));
}

/** Applies new unread counts. A list with fewer unread notices misses some: fetch it again. */
export function applyNoticeCounts(client: QueryClient, uid: number, counts: Partial<NoticeCounts>): void {
  for (const { group } of GROUPS) {
    const { queryKey } = noticesQuery(uid, group);
    if (areNoticesStale(client.getQueryData(queryKey)?.pages[0], group, counts))
      void refreshList(client, noticesQuery(uid, group));
    else if (counts.unread && counts.version !== undefined) {
      const { unread, version } = counts;
      client.setQueryData(queryKey, (inbox) => withNoticeCounts(inbox, { unread, version }));
    }
  }
}

/** Called when the subscription starts: earlier pushes may be lost, so known lists are fetched again. */
export function refreshNotices(client: QueryClient, uid: number): void {
  for (const { group } of GROUPS) void refreshKnownList(client, noticesQuery(uid, group));
}
