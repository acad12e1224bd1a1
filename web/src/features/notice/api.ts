import { get, postJson } from '@/api/client';
import { byCursor, pageAt, type PageParam } from '@/api/pages';
import { knownUnread, takeSnapshot } from '@/features/account';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Counts, NoticePage } from './events';
import type { Group } from './groups';

export const noticesKey = (uid: number) => ['notices', uid] as const;

/** One part of the community inbox, page by page. */
export const noticesQuery = (uid: number, group: Group) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey(uid), group] as const,
    queryFn: ({ pageParam, signal }) => fetchNotices(uid, group, pageParam, signal),
    ...byCursor,
  });

/** Remembers what was known to be unread when it asked: what is told later, the answer may lack. */
async function fetchNotices(
  uid: number,
  group: Group,
  param: PageParam,
  signal: AbortSignal,
): Promise<NoticePage> {
  const counts = knownUnread(uid);
  const page = await get('/api/v1/notice/list', { group, ...pageAt(param) }, { signal });
  return { ...counts, ...page };
}

/** All of a part is read, on every device. */
export async function markRead(uid: number, group: Group): Promise<Counts> {
  const { unread, version } = await postJson('/api/v1/notice/read', { group });
  takeSnapshot(uid, { unread, version });
  return { unread, version };
}
