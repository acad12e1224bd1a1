import type { Message, MessagePage } from '@/api/types';
import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  areMessagesStale,
  withMessage,
  withMessageCounts,
  withMessageRead,
  type MessageCounts,
} from './reducers';

const message = (id: number, read = false): Message => ({
  id,
  kind: 'system',
  title: `第${id}条`,
  content: '',
  link: null,
  read,
  createTime: '2026-05-20T12:00:00.000Z',
});

const counts = (messages: number, version: number): MessageCounts => ({
  unread: { messages, likes: 0, replies: 0, follows: 0, total: messages },
  version,
});

const inbox = (...pages: Message[][]): InfiniteData<MessagePage> => ({
  pages: pages.map((records) => ({ records, total: 10, ...counts(2, 5) }) as unknown as MessagePage),
  pageParams: pages.map((_, index) => ({ currentPage: index + 1 })),
});

const ids = (data: InfiniteData<MessagePage> | undefined) =>
  data?.pages.map((page) => page.records.map(({ id }) => id));
const unread = (data: InfiniteData<MessagePage> | undefined) =>
  data?.pages.flatMap((page) => page.records.filter(({ read }) => !read).map(({ id }) => id));

describe('a new message', () => {
  it('a new message is the first of the list and raises the unread count', () => {
    const after = withMessage(inbox([message(2)], [message(1)]), message(3), counts(3, 6));
    expect(ids(after)).toEqual([[3, 2], [1]]);
    expect(after?.pages[0]).toMatchObject({ total: 11, ...counts(3, 6) });
  });

  it('a known message is not added twice, whichever page has it', () => {
    const before = inbox([message(2)], [message(1)]);
    expect(withMessage(before, message(1), counts(2, 5))).toBe(before);
  });

  it('a known message still applies newer counts', () => {
    const after = withMessage(inbox([message(3), message(2)]), message(3), counts(3, 6));
    expect(ids(after)).toEqual([[3, 2]]);
    expect(after?.pages[0]).toMatchObject(counts(3, 6));
  });

  it('a new message does not hide that another message is missing', () => {
    const after = withMessage(inbox([message(2)]), message(4), counts(4, 7));
    expect(ids(after)).toEqual([[4, 2]]);
    expect(areMessagesStale(after?.pages[0], counts(4, 7))).toBe(true);
  });

  it('without an open inbox nothing changes, because opening it fetches the list', () => {
    expect(withMessage(undefined, message(1), counts(1, 1))).toBeUndefined();
  });
});

describe('reading', () => {
  it('the given messages become read', () =>
    expect(unread(withMessageRead(inbox([message(2)], [message(1)]), [2]))).toEqual([1]));
  it('the unread count falls at once to the count the server will send', () => {
    const before = inbox([message(2)], [message(1, true)]);
    expect(withMessageRead(before, [2, 1])?.pages[0]?.unread.messages).toBe(1);
    expect(withMessageRead(before, 'all')?.pages[0]?.unread.messages).toBe(0);
  });

  it('all messages become read', () =>
    expect(unread(withMessageRead(inbox([message(2)], [message(1)]), 'all'))).toEqual([]));
});

describe('counts', () => {
  const first = (data: InfiniteData<MessagePage> | undefined) => data!.pages[0];

  it('counts replace the known counts unless they are older', () => {
    const before = inbox([message(2)]);
    expect(first(withMessageCounts(before, counts(1, 6)))).toMatchObject(counts(1, 6));
    expect(withMessageCounts(before, counts(1, 4))).toBe(before);
  });

  it.each([
    ['newer and different counts make the list stale', counts(3, 6), true],
    ['newer but equal counts do not', counts(2, 6), false],
    ['older counts do not', counts(3, 4), false],
    ['counts of the same version do not', counts(3, 5), false],
    ['missing counts do not', {}, false],
  ])('%s', (_, latest, stale) => expect(areMessagesStale(first(inbox([message(2)])), latest)).toBe(stale));
});
