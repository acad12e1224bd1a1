import { refreshKnownList, refreshList } from '@/api/firstPage';
import { playerHandlers } from '@/data/eventRegistry';
import { noticesQuery } from './api';
import { groupOf, GROUPS } from './groups';
import { areNoticesStale, withNotice, withNoticeCounts } from './reducers';

export const noticeEvents = playerHandlers({
  /** Earlier pushes may be lost, so known lists are fetched again. */
  hello: ({ client, uid }) => {
    for (const { group } of GROUPS) void refreshKnownList(client, noticesQuery(uid, group));
  },
  /** Applies new unread counts. A list with fewer unread notices misses some: fetch it again. */
  status: ({ client, uid }, { unread, version }) => {
    for (const { group } of GROUPS) {
      const { queryKey } = noticesQuery(uid, group);
      if (areNoticesStale(client.getQueryData(queryKey)?.pages[0], group, { unread, version }))
        void refreshList(client, noticesQuery(uid, group));
      else client.setQueryData(queryKey, (inbox) => withNoticeCounts(inbox, { unread, version }));
    }
  },
  /** Applies a notice, with the unread counts that include it. */
  notice: ({ client, uid }, { type, unread, version, ...notice }) => {
    const group = groupOf(notice.kind);
    const { queryKey } = noticesQuery(uid, group);
    client.setQueryData(queryKey, (inbox) => withNotice(inbox, notice, { unread, version }));
    // A pending answer may be older than this notice and would remove it again, so fetch the list again.
    if (client.isFetching({ queryKey }) > 0) void refreshList(client, noticesQuery(uid, group));
  },
});
