import type { Message, MessagePage } from '@/api/types';
import type { InfiniteData } from '@tanstack/react-query';

type Inbox = InfiniteData<MessagePage>;

/** A new message stands at the top; one that is there already does not come twice. */
export function withMessage<T extends Inbox>(inbox: T | undefined, message: Message): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first || holds(inbox, message.id)) return inbox;
  const top = { ...first, records: [message, ...first.records], total: first.total + 1 };
  return { ...inbox, pages: [top, ...inbox.pages.slice(1)] };
}

/** These messages, or all of them, are read. */
export function withRead<T extends Inbox>(
  inbox: T | undefined,
  ids: readonly number[] | 'all',
): T | undefined {
  if (!inbox) return inbox;
  const isRead = (message: Message) => message.read || ids === 'all' || ids.includes(message.id);
  const pages = inbox.pages.map((page) => ({
    ...page,
    records: page.records.map((message) =>
      message.read === isRead(message) ? message : { ...message, read: true },
    ),
  }));
  return { ...inbox, pages };
}

function holds(inbox: Inbox, id: number): boolean {
  return inbox.pages.some((page) => page.records.some((message) => message.id === id));
}
