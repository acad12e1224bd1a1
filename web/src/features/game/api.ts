import { ApiError, CODE } from '@/api/errors';
import { noFullRefetch } from '@/api/pagination';
import { refetchHeaders } from '@/api/refetch';
import { get, postForm } from '@/api/client';
import type { Data } from '@/api/client';
import type { Game, GameSort } from '@/api/types';
import { PAGE_SIZE, SLOW_DATA_STALE_MS } from '@/constants';
import { cachedItems } from '@/data/cachedItems';
import { isNewer } from '@/realtime/versioning';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export type GamePage = Data<'/api/web/game/list', 'post'>;

/** The game of a page. Data of a list does not say whether the player keeps it. */
export type OpenedGame = Game & { favourited?: boolean };

export interface GameFilter {
  type?: string;
  keyword?: string;
  sort: GameSort;
}

interface PageParam {
  currentPage: number;
  cursor?: string;
}

const FIRST: PageParam = { currentPage: 1 };

/** The games of all lists and pages. */
export const cachedGames = cachedItems<Game>({
  queryKey: ['games'],
  predicate: ({ queryKey }) => queryKey[1] !== 'types',
});

/** The games that match a filter, page by page. */
export const gamesQuery = (filter: GameFilter) =>
  infiniteQueryOptions({
    queryKey: ['games', 'list', filter] as const,
    queryFn: ({ client, pageParam }) => readGames(client, { ...filter, ...pageParam, pageSize: PAGE_SIZE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }, pages): PageParam | undefined =>
      nextCursor ? { currentPage: pages.length + 1, cursor: nextCursor } : undefined,
    ...noFullRefetch,
  });

/** The first few games that match a filter. */
export const topGamesQuery = (filter: GameFilter, pageSize: number) =>
  queryOptions({
    queryKey: ['games', 'top', filter, pageSize] as const,
    queryFn: async ({ client }): Promise<Game[]> => {
      const page = await readGames(client, { ...filter, ...FIRST, pageSize });
      return page.records;
    },
  });

export const gameKey = (id: number) => ['games', 'one', id] as const;

/** One game; null if it no longer exists. The data of a list is shown until the answer arrives. */
export const gameQuery = (client: QueryClient, id: number) =>
  queryOptions({
    queryKey: gameKey(id),
    queryFn: () => readGame(client, id, refetchHeaders(client, gameKey(id))),
    placeholderData: () => cachedGames.find(client, id),
  });

/** The number of posts about a game. */
export const gamePostNumQuery = (game: number) =>
  queryOptions({
    queryKey: ['gamePostNum', game] as const,
    queryFn: async () => {
      const { total } = await get('/api/v1/square/post/list', { sort: 1, game, pageSize: 1 });
      return total;
    },
  });

export const gameTypesQuery = queryOptions({
  queryKey: ['games', 'types'] as const,
  queryFn: () => postForm('/api/web/game/type/list', {}),
  staleTime: SLOW_DATA_STALE_MS,
});

async function readGames(
  client: QueryClient,
  request: GameFilter & PageParam & { pageSize: number },
): Promise<GamePage> {
  const page = await postForm('/api/web/game/list', request);
  return { ...page, records: page.records.map((game) => withNewestRatings(client, game)) };
}

/** A frame or an own rating may be newer than an answer that was requested before it. */
function withNewestRatings<T extends Game>(client: QueryClient, game: T): T {
  const known = cachedGames.find(client, game.id);
  if (!known || !isNewer(known.ratingVersion, game.ratingVersion)) return game;
  const { rating, ratingNum, ratingCounts, ratingVersion, myRating } = known;
  return { ...game, rating, ratingNum, ratingCounts, ratingVersion, myRating };
}

async function readGame(
  client: QueryClient,
  id: number,
  headers?: Record<string, string>,
): Promise<OpenedGame | null> {
  try {
    return withNewestRatings(client, await postForm('/api/web/game/detail', { appID: id }, { headers }));
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.gone) return null;
    throw error;
  }
}
