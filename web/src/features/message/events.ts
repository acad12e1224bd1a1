import type { Message, MessagePage } from '@/api/types';
import { isNewer } from '@/realtime/versioning';
import type { InfiniteData } from '@tanstack/react-query';

type Inbox = InfiniteData<MessagePage>;

/** How much is unread, and as of which version of the status. */
export type MessageCounts = Pick<MessagePage, 'unread' | 'version'>;

/** A new message stands at the top; one that is there already does not come twice. */
export function withMessage<T extends Inbox>(
  inbox: T | undefined,
  message: Message,
  counts: MessageCounts,
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first) return inbox;
  const { records, total, unread } = first;
  const after = includesMessage(inbox, message.id)
    ? inbox
    : withFirst(inbox, { ...first, records: [message, ...records], total: total + 1 });
  // Counts that this message alone does not explain are left to be missed.
  return counts.unread.messages === unread.messages + 1 ? withMessageCounts(after, counts) : after;
}

/** These messages, or all of them, are read. */
export function withMessageRead<T extends Inbox>(
  inbox: T | undefined,
  ids: readonly number[] | 'all',
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first) return inbox;
  let left = first.unread.messages;
  const read = (message: Message) => {
    if (message.read || (ids !== 'all' && !ids.includes(message.id))) return message;
    left -= 1;
    return { ...message, read: true };
  };
  const pages = inbox.pages.map((page) => ({ ...page, records: page.records.map(read) }));
  // The list says at once what the server is going to count, so that hearing of it is no reason to ask for the list.
  const unread = { ...first.unread, messages: ids === 'all' ? 0 : left };
  return withFirst({ ...inbox, pages }, { ...pages[0]!, unread });
}

/** The list agrees with these counts; older ones say nothing new. */
export function withMessageCounts<T extends Inbox>(
  inbox: T | undefined,
  { unread, version }: MessageCounts,
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first || !isNewer(version, first.version)) return inbox;
  return withFirst(inbox, { ...first, unread, version });
}

/** Whether newer counts tell of something that the list, which begins with this page, does not show. */
export function areMessagesStale(
  first: MessagePage | undefined,
  { unread, version }: Partial<MessageCounts>,
): boolean {
  if (!first || !unread || version === undefined) return false;
  return isNewer(version, first.version) && unread.messages !== first.unread.messages;
}

function withFirst<T extends Inbox>(inbox: T, first: MessagePage): T {
  return { ...inbox, pages: [first, ...inbox.pages.slice(1)] };
}

function includesMessage(inbox: Inbox, id: number): boolean {
  return inbox.pages.some((page) => page.records.some((message) => message.id === id));
}
