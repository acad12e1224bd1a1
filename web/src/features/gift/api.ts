import { get, postForm, postJson, type Data } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import { refetchHeaders } from '@/api/refetch';
import type { Gift } from '@/api/types';
import { cachedItems } from '@/data/cachedItems';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type GiftPage = Data<'/api/v1/gift/list', 'get'>;

/** The key of all gift queries of all readers. */
export const giftsKey = ['gifts'] as const;
export const mineKey = (uid: number) => ['gifts', uid, 'mine'] as const;

/** The packs of all lists with a stock. The player's claimed packs have none. */
export const cachedGifts = cachedItems<Gift>({
  queryKey: giftsKey,
  predicate: ({ queryKey }) => queryKey[2] !== 'mine',
});

/** The packs of the portal and of all games: running, coming, and recently ended. */
export const giftsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['gifts', uid, 'list'] as const,
    queryFn: ({ client, queryKey, pageParam }) =>
      get('/api/v1/gift/list', pageParams(pageParam), { headers: refetchHeaders(client, queryKey) }),
    ...cursorPagination,
  });

/** The running and coming packs of one game. */
export const gameGiftsQuery = (uid: number, game: number) =>
  queryOptions({
    queryKey: ['gifts', uid, 'game', game] as const,
    queryFn: ({ client, queryKey }): Promise<Gift[]> =>
      postForm(
        '/api/web/game/detail/giftlist',
        { appID: game },
        { headers: refetchHeaders(client, queryKey) },
      ),
  });

/** The player's claimed packs, newest first. */
export const mineQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: mineKey(uid),
    queryFn: ({ pageParam }) => get('/api/v1/gift/me', pageParams(pageParam)),
    ...cursorPagination,
  });

export const claimGift = (id: number) =>
  postJson('/api/v1/gift/{id}/claim', undefined, { pathParams: { id }, idempotent: true });
