import { refreshList } from '@/api/firstPage';
import type { Message } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { messagesQuery } from './api';
import { areMessagesStale, withMessage, type MessageCounts } from './events';

/** A new message, with what the server counts since it is there. */
export function applyMessageFrame(
  client: QueryClient,
  uid: number,
  message: Message,
  counts: MessageCounts,
): void {
  const { queryKey } = messagesQuery(uid);
  client.setQueryData(queryKey, (inbox) => withMessage(inbox, message, counts));
  // An answer under way may be older than this message, and would take it away again.
  if (client.isFetching({ queryKey }) > 0) void refetchInbox(client, uid);
  else applyMessageCounts(client, uid, counts);
}

/** What the server counts now. A list that does not come to it lacks something: a message that never came, what was read elsewhere. */
export function applyMessageCounts(client: QueryClient, uid: number, counts: MessageCounts): void {
  const inbox = client.getQueryData(messagesQuery(uid).queryKey);
  if (areMessagesStale(inbox?.pages[0], counts)) void refetchInbox(client, uid);
}

/** Pushes are heard from now on; what there was before may have been missed. A first answer under way is compared when it is there. */
export function refreshMessages(client: QueryClient, uid: number): void {
  if (client.getQueryData(messagesQuery(uid).queryKey)) void refetchInbox(client, uid);
}

/** Reads the list anew where it is shown, and else as soon as it is. */
export const refetchInbox = (client: QueryClient, uid: number): Promise<void> =>
  refreshList(client, messagesQuery(uid));
