import { bringUp, bringUpKnown } from '@/api/beginning';
import type { Notice } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { noticesQuery } from './api';
import { isBehind, withCounts, withNotice, type Counts } from './events';
import { groupOf, GROUPS } from './groups';

/** A new notice, with what the server counts since it is there. */
export function takeNotice(client: QueryClient, uid: number, notice: Notice, counts: Counts): void {
  const group = groupOf(notice.kind);
  const { queryKey } = noticesQuery(uid, group);
  client.setQueryData(queryKey, (inbox) => withNotice(inbox, notice, counts));
  // An answer under way may be older than this notice, and would take it away again.
  if (client.isFetching({ queryKey }) > 0) void bringUp(client, noticesQuery(uid, group));
}

/** What the server counts now. A list with less than that lacks something. */
export function takeCounts(client: QueryClient, uid: number, counts: Partial<Counts>): void {
  for (const { group } of GROUPS) {
    const { queryKey } = noticesQuery(uid, group);
    if (isBehind(client.getQueryData(queryKey)?.pages[0], group, counts))
      void bringUp(client, noticesQuery(uid, group));
    else if (counts.unread && counts.version !== undefined) {
      const { unread, version } = counts;
      client.setQueryData(queryKey, (inbox) => withCounts(inbox, { unread, version }));
    }
  }
}

/** Notices are heard from now on; what there was before may have been missed. */
export function catchUp(client: QueryClient, uid: number): void {
  for (const { group } of GROUPS) void bringUpKnown(client, noticesQuery(uid, group));
}
