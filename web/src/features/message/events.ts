import { refreshList } from '@/api/firstPage';
import type { Message } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { messagesQuery } from './api';
import { areMessagesStale, withMessage, type MessageCounts } from './reducers';

/** Applies a pushed message, with the unread counts that include it. */
export function applyMessageFrame(
  client: QueryClient,
  uid: number,
  message: Message,
  counts: MessageCounts,
): void {
  const { queryKey } = messagesQuery(uid);
  client.setQueryData(queryKey, (inbox) => withMessage(inbox, message, counts));
  // A pending answer may be older than this message and would remove it again, so fetch the list again.
  if (client.isFetching({ queryKey }) > 0) void refetchInbox(client, uid);
  else applyMessageCounts(client, uid, counts);
}

/**
 * Applies new unread counts. If the list disagrees with them, it misses a message or a read mark from another device:
 * fetch it again.
 */
export function applyMessageCounts(client: QueryClient, uid: number, counts: MessageCounts): void {
  const inbox = client.getQueryData(messagesQuery(uid).queryKey);
  if (areMessagesStale(inbox?.pages[0], counts)) void refetchInbox(client, uid);
}

/**
 * Called when the subscription starts: earlier pushes may be lost, so a known list is fetched again. `messagesQuery`
 * checks a first answer that is still pending.
 */
export function refreshMessages(client: QueryClient, uid: number): void {
  if (client.getQueryData(messagesQuery(uid).queryKey)) void refetchInbox(client, uid);
}

/** Refetches the list: at once if a screen shows it, otherwise when a screen opens it. */
export const refetchInbox = (client: QueryClient, uid: number): Promise<void> =>
  refreshList(client, messagesQuery(uid));
