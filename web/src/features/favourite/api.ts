import { del, get, postJson } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import type { FavouriteGame, FavouritePost } from '@/api/types';
import { cachedItems } from '@/data/cachedItems';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type FavouriteTarget = 'post' | 'game';

export interface FavouriteState {
  favourited: boolean;
}

/** Keeps a post or game, or stops keeping it. A repeated call changes nothing. */
export function sendFavourite(
  target: FavouriteTarget,
  id: number,
  favourited: boolean,
): Promise<FavouriteState> {
  const options = { pathParams: { id } };
  if (target === 'post')
    return favourited
      ? postJson('/api/v1/favourite/post/{id}', undefined, options)
      : del('/api/v1/favourite/post/{id}', undefined, options);
  return favourited
    ? postJson('/api/v1/favourite/game/{id}', undefined, options)
    : del('/api/v1/favourite/game/{id}', undefined, options);
}

/** An entry of a list. A removed one stays until the list is read again, so that the player can keep it again. */
type Listed<T> = T & { removed?: boolean };

const listKey = (target: FavouriteTarget) => ['favourite', target] as const;

/** The entries of all cached lists of one target. */
export const cachedFavourites = {
  post: cachedItems<Listed<FavouritePost>>({ queryKey: listKey('post') }),
  game: cachedItems<Listed<FavouriteGame>>({ queryKey: listKey('game') }),
};

/** The posts that the player keeps, newest favourite first. */
export const favouritePostsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: [...listKey('post'), uid] as const,
    queryFn: async ({ pageParam, signal }) => {
      const page = await get('/api/v1/favourite/post/list', pageParams(pageParam), { signal });
      return { ...page, records: page.records as Listed<FavouritePost>[] };
    },
    ...cursorPagination,
  });

/** The games that the player keeps, newest favourite first. */
export const favouriteGamesQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: [...listKey('game'), uid] as const,
    queryFn: async ({ pageParam, signal }) => {
      const page = await get('/api/v1/favourite/game/list', pageParams(pageParam), { signal });
      return { ...page, records: page.records as Listed<FavouriteGame>[] };
    },
    ...cursorPagination,
  });
