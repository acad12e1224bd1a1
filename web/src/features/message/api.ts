import { postForm } from '@/api/client';
import { noFullRefetch } from '@/api/pagination';
import type { MessagePage } from '@/api/types';
import { PAGE_SIZE } from '@/constants';
import { orLastSeen } from '@/data/lastSeen';
import { applySnapshot, knownUnread } from '@/features/account';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { areMessagesStale, type MessageCounts } from './reducers';

/** The inbox, page by page. Each page also has the unread counts as of the same moment. */
export const messagesQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['messages', uid] as const,
    queryFn: ({ pageParam, ...query }) => {
      const request = fetchMessages(query.client, uid, pageParam);
      return pageParam.cursor ? request : orLastSeen(query, `${uid}:messages`, request);
    },
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
async function fetchMessages(client: QueryClient, uid: number, param: PageParam): Promise<MessagePage> {
  const page = await fetchMessagePage(client, uid, param);
  const overtaken = !param.cursor && areMessagesStale(page, knownUnread(client, uid));
  return overtaken ? fetchMessagePage(client, uid, param) : page;
}

async function fetchMessagePage(
  client: QueryClient,
  uid: number,
  { currentPage, cursor }: PageParam,
): Promise<MessagePage> {
  const page = await postForm('/api/user/center/message/all', {
    uid,
    currentPage,
    pageSize: PAGE_SIZE,
    cursor,
  });
  applySnapshot(client, uid, { unread: page.unread, version: page.version });
  return page;
}

export async function markMessagesRead(
  client: QueryClient,
  uid: number,
  ids: readonly number[] | 'all',
): Promise<MessageCounts> {
  const which = ids === 'all' ? { all: 1 } : { ids: ids.join(',') };
  const { unread, version } = await postForm('/api/user/message', which);
  applySnapshot(client, uid, { unread, version });
  return { unread, version };
}

/** Ends a login. Code 2002: it has ended already. */
export async function endLogin(id: string): Promise<void> {
  await postForm('/api/user/center/login/end', { id });
}
