import { postForm } from '@/api/client';
import { noFullRefetch } from '@/api/pagination';
import type { MessagePage } from '@/api/types';
import { PAGE_SIZE } from '@/constants';
import { applySnapshot, knownUnread } from '@/features/account';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { areMessagesStale, type MessageCounts } from './reducers';

/** The inbox, page by page. Each page also has the unread counts as of the same moment. */
export const messagesQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['messages', uid] as const,
    queryFn: ({ pageParam }) => fetchMessages(uid, pageParam),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }, pages) =>
      nextCursor ? { currentPage: pages.length + 1, cursor: nextCursor } : undefined,
    ...noFullRefetch,
  });

interface PageParam {
  currentPage: number;
  cursor?: string;
}

const FIRST: PageParam = { currentPage: 1 };

/**
 * A push can arrive before the first answer, when no list exists to compare it with. An answer older than that push
 * is fetched once more.
 */
async function fetchMessages(uid: number, param: PageParam): Promise<MessagePage> {
  const page = await fetchMessagePage(uid, param);
  const overtaken = !param.cursor && areMessagesStale(page, knownUnread(uid));
  return overtaken ? fetchMessagePage(uid, param) : page;
}

async function fetchMessagePage(uid: number, { currentPage, cursor }: PageParam): Promise<MessagePage> {
  const page = await postForm('/api/user/center/message/all', {
    uid,
    currentPage,
    pageSize: PAGE_SIZE,
    cursor,
  });
  applySnapshot(uid, { unread: page.unread, version: page.version });
  return page;
}

export async function markMessagesRead(uid: number, ids: readonly number[] | 'all'): Promise<MessageCounts> {
  const which = ids === 'all' ? { all: 1 } : { ids: ids.join(',') };
  const { unread, version } = await postForm('/api/user/message', which);
  applySnapshot(uid, { unread, version });
  return { unread, version };
}
