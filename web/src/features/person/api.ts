import { del, get, postJson } from '@/api/client';
import type { PersonRow, ReportReason } from '@/api/types';
import { PAGE_SIZE } from '@/constants';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const follow = (id: number) => postJson('/api/v1/user/follow/{id}', undefined, { at: { id } });
export const unfollow = (id: number) => del('/api/v1/user/follow/{id}', { at: { id } });
export const block = (id: number) => postJson('/api/v1/user/block/{id}', undefined, { at: { id } });
export const unblock = (id: number) => del('/api/v1/user/block/{id}', { at: { id } });

export interface Reported {
  kind: 'post' | 'comment' | 'user';
  id: number;
}

export interface Report extends Reported {
  reason: ReportReason;
  detail?: string;
}

export async function report(what: Report): Promise<void> {
  await postJson('/api/v1/report', what, { once: true });
}

/** Whom this person follows. */
export const followingQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['people', 'following', uid] as const,
    queryFn: ({ pageParam }) =>
      get('/api/v1/user/{uid}/following/list', { cursor: pageParam, pageSize: PAGE_SIZE }, { at: { uid } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }): PersonRow[] => pages.flatMap(({ records }) => records),
  });
