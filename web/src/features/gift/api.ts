import { get, postForm, postJson, type Data } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import type { Gift } from '@/api/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type GiftPage = Data<'/api/v1/gift/list', 'get'>;

/** Everything that shows packs, to whoever reads them. */
export const giftsKey = ['gifts'] as const;
export const mineKey = (uid: number) => ['gifts', uid, 'mine'] as const;

/** Packs of the portal and of all games: what runs, what is to come, what ended lately. */
export const giftsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['gifts', uid, 'list'] as const,
    queryFn: ({ pageParam }) => get('/api/v1/gift/list', pageParams(pageParam)),
    ...cursorPagination,
  });

/** What runs and is to come of one game. */
export const gameGiftsQuery = (uid: number, game: number) =>
  queryOptions({
    queryKey: ['gifts', uid, 'game', game] as const,
    queryFn: (): Promise<Gift[]> => postForm('/api/web/game/detail/giftlist', { appID: game }),
  });

/** What the player claimed, newest first. */
export const mineQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: mineKey(uid),
    queryFn: ({ pageParam }) => get('/api/v1/gift/me', pageParams(pageParam)),
    ...cursorPagination,
  });

export const claimGift = (id: number) =>
  postJson('/api/v1/gift/{id}/claim', undefined, { pathParams: { id }, idempotent: true });
