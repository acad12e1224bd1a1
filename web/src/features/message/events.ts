import { refreshList } from '@/api/firstPage';
import { playerHandlers } from '@/data/eventRegistry';
import type { QueryClient } from '@tanstack/react-query';
import { messagesQuery } from './api';
import { areMessagesStale, withMessage, type MessageCounts } from './reducers';

export const messageEvents = playerHandlers({
  /** Earlier pushes may be lost, so a known list is fetched again. `messagesQuery` checks a first answer that is still pending. */
  hello: ({ client, uid }) => {
    if (client.getQueryData(messagesQuery(uid).queryKey)) void refreshList(client, messagesQuery(uid));
  },
  status: ({ client, uid }, { unread, version }) => refetchIfStale(client, uid, { unread, version }),
  /** Applies a message, with the unread counts that include it. */
  message: ({ client, uid }, { type, unread, version, ...message }) => {
    const { queryKey } = messagesQuery(uid);
    const counts = { unread, version };
    client.setQueryData(queryKey, (inbox) => withMessage(inbox, message, counts));
    // A pending answer may be older than this message and would remove it again, so fetch the list again.
    if (client.isFetching({ queryKey }) > 0) void refreshList(client, messagesQuery(uid));
    else refetchIfStale(client, uid, counts);
  },
});

/** If the list disagrees with new counts, it misses a message or a read mark from another device: fetch it again. */
function refetchIfStale(client: QueryClient, uid: number, counts: MessageCounts): void {
  const inbox = client.getQueryData(messagesQuery(uid).queryKey);
  if (areMessagesStale(inbox?.pages[0], counts)) void refreshList(client, messagesQuery(uid));
}
