import type { Message, MessagePage } from '@/api/types';
import { isNewer } from '@/realtime/versioning';
import type { InfiniteData } from '@tanstack/react-query';

type Inbox = InfiniteData<MessagePage>;

/** The unread counts, and the version of the status that they belong to. */
export type MessageCounts = Pick<MessagePage, 'unread' | 'version'>;

/** Adds a new message as the first of the list. A message that the list has already is not added twice. */
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
    : withFirstPage(inbox, { ...first, records: [message, ...records], total: total + 1 });
  // If the count rose by more than one, another message is missing. Keep the old counts, so that the list counts as
  // stale.
  return counts.unread.messages === unread.messages + 1 ? withMessageCounts(after, counts) : after;
}

/** Marks these messages, or all of them, as read. */
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
  // Apply the count that the server will send, so that its push does not cause a refetch.
  const unread = { ...first.unread, messages: ids === 'all' ? 0 : left };
  return withFirstPage({ ...inbox, pages }, { ...pages[0]!, unread });
}

/** Applies newer counts to the list; older counts change nothing. */
export function withMessageCounts<T extends Inbox>(
  inbox: T | undefined,
  { unread, version }: MessageCounts,
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first || !isNewer(version, first.version)) return inbox;
  return withFirstPage(inbox, { ...first, unread, version });
}

/** Whether newer counts disagree with the list that begins with this page. */
export function areMessagesStale(
  first: MessagePage | undefined,
  { unread, version }: Partial<MessageCounts>,
): boolean {
  if (!first || !unread || version === undefined) return false;
  return isNewer(version, first.version) && unread.messages !== first.unread.messages;
}

function withFirstPage<T extends Inbox>(inbox: T, first: MessagePage): T {
  return { ...inbox, pages: [first, ...inbox.pages.slice(1)] };
}

function includesMessage(inbox: Inbox, id: number): boolean {
  return inbox.pages.some((page) => page.records.some((message) => message.id === id));
}
