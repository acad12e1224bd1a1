import { postForm } from '@/api/client';
import type { MessagePage } from '@/api/types';
import { PAGE_SIZE } from '@/constants';
import { takeSnapshot } from '@/features/account';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const messagesKey = (uid: number) => ['messages', uid] as const;

/** The inbox, page by page. Each page also tells the unread count of its time. */
export const messagesQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: messagesKey(uid),
    queryFn: ({ pageParam }) => fetchMessages(uid, pageParam),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }, pages) =>
      nextCursor ? { currentPage: pages.length + 1, cursor: nextCursor } : undefined,
  });

interface PageParam {
  currentPage: number;
  cursor?: string;
}

const FIRST: PageParam = { currentPage: 1 };

async function fetchMessages(uid: number, { currentPage, cursor }: PageParam): Promise<MessagePage> {
  const page = await postForm('/api/user/center/message/all', {
    uid,
    currentPage,
    pageSize: PAGE_SIZE,
    cursor,
  });
  takeSnapshot(uid, { unread: page.unread, version: page.version });
  return page;
}

/** Marks messages read: these, or all. */
export async function markRead(uid: number, ids: readonly number[] | 'all'): Promise<void> {
  const which = ids === 'all' ? { all: 1 } : { ids: ids.join(',') };
  const { unread, version } = await postForm('/api/user/message', which);
  takeSnapshot(uid, { unread, version });
}
