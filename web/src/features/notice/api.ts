import { get, postJson } from '@/api/client';
import type { NoticeListPage } from '@/api/types';
import { cursorPagination, pageParams, type PageParam } from '@/api/pagination';
import { orLastSeen } from '@/data/lastSeen';
import { applySnapshot, knownUnread } from '@/features/account';
import { mergeFollowed } from '@/features/relationships';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { areNoticesStale, type NoticeCounts } from './reducers';
import type { Group } from './groups';

const noticesKey = (uid: number) => ['notices', uid] as const;

/** One part of the community inbox, page by page. */
export const noticesQuery = (uid: number, group: Group) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey(uid), group] as const,
    queryFn: ({ pageParam, signal, ...query }) => {
      const request = fetchNotices(query.client, uid, group, pageParam, signal);
      return pageParam.cursor ? request : orLastSeen(query, `${uid}:notices:${group}`, request);
    },
    ...cursorPagination,
  });

/**
 * A push can arrive before the first answer, when no list exists to compare it with. An answer older than that push
 * is fetched once more.
 */
async function fetchNotices(
  client: QueryClient,
  uid: number,
  group: Group,
  param: PageParam,
  signal: AbortSignal,
): Promise<NoticeListPage> {
  const page = await fetchNoticePage(client, uid, group, param, signal);
  const overtaken = !param.cursor && areNoticesStale(page, group, knownUnread(client, uid));
  return overtaken ? fetchNoticePage(client, uid, group, param, signal) : page;
}

async function fetchNoticePage(
  client: QueryClient,
  uid: number,
  group: Group,
  param: PageParam,
  signal: AbortSignal,
): Promise<NoticeListPage> {
  const page = await mergeFollowed(
    client,
    get('/api/v1/notice/list', { group, ...pageParams(param) }, { signal }),
    ({ records }) => records.map(({ actor }) => actor),
  );
  applySnapshot(client, uid, { unread: page.unread, version: page.version });
  return page;
}

/** Marks a whole part read, on every device. */
export async function markNoticesRead(client: QueryClient, uid: number, group: Group): Promise<NoticeCounts> {
  const { unread, version } = await postJson('/api/v1/notice/read', { group });
  applySnapshot(client, uid, { unread, version });
  return { unread, version };
}
