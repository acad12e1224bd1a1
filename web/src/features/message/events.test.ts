import type { Message, MessagePage } from '@/api/types';
import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { withMessage, withRead } from './events';

const message = (id: number, read = false): Message => ({
  id,
  kind: 'system',
  title: `第${id}条`,
  content: '',
  link: null,
  read,
  createTime: '2026-05-20T12:00:00.000Z',
});

const inbox = (...pages: Message[][]): InfiniteData<MessagePage> => ({
  pages: pages.map((records) => ({ records, total: 10 }) as unknown as MessagePage),
  pageParams: pages.map((_, index) => ({ currentPage: index + 1 })),
});

const ids = (data: InfiniteData<MessagePage> | undefined) =>
  data?.pages.map((page) => page.records.map(({ id }) => id));
const unread = (data: InfiniteData<MessagePage> | undefined) =>
  data?.pages.flatMap((page) => page.records.filter(({ read }) => !read).map(({ id }) => id));

describe('a new message', () => {
  it('stands at the top and counts', () => {
    const after = withMessage(inbox([message(2)], [message(1)]), message(3));
    expect(ids(after)).toEqual([[3, 2], [1]]);
    expect(after?.pages[0]?.total).toBe(11);
  });

  it('does not come twice, on whatever page it is', () => {
    const before = inbox([message(2)], [message(1)]);
    expect(withMessage(before, message(1))).toBe(before);
  });

  it('changes nothing where no inbox is open: it will be fetched', () => {
    expect(withMessage(undefined, message(1))).toBeUndefined();
  });
});

describe('reading', () => {
  it('marks these', () => expect(unread(withRead(inbox([message(2)], [message(1)]), [2]))).toEqual([1]));
  it('marks all', () => expect(unread(withRead(inbox([message(2)], [message(1)]), 'all'))).toEqual([]));
});
