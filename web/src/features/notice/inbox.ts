import { refreshKnownList, refreshList } from '@/api/firstPage';
import type { Notice } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { noticesQuery } from './api';
import { areNoticesStale, withNotice, withNoticeCounts, type NoticeCounts } from './events';
import { groupOf, GROUPS } from './groups';

/** A new notice, with what the server counts since it is there. */
export function applyNoticeFrame(
  client: QueryClient,
  uid: number,
  notice: Notice,
  counts: NoticeCounts,
): void {
  const group = groupOf(notice.kind);
  const { queryKey } = noticesQuery(uid, group);
  client.setQueryData(queryKey, (inbox) => withNotice(inbox, notice, counts));
  // An answer under way may be older than this notice, and would take it away again.
  if (client.isFetching({ queryKey }) > 0) void refreshList(client, noticesQuery(uid, group));
}

/** What the server counts now. A list with less than that lacks something. */
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

/** Notices are heard from now on; what there was before may have been missed. */
export function refreshNotices(client: QueryClient, uid: number): void {
  for (const { group } of GROUPS) void refreshKnownList(client, noticesQuery(uid, group));
}
