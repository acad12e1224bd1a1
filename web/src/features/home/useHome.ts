import type { Game, GameType } from '@/api/types';
import { gameTypesQuery, topGamesQuery } from '@/features/game';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { hottestOfEach } from './hottestOfEach';

const FEATURED_MAX = 6;
const HOT_MAX = 20;
const RAIL_MAX = 10;

const featured = topGamesQuery({ sort: 'featured' }, FEATURED_MAX);

/** What is seen at once. The rest would weigh more than it is worth there. */
export const FIRST_QUERIES = [featured, gameTypesQuery];

const QUERIES = [
  featured,
  topGamesQuery({ sort: 'hot' }, HOT_MAX),
  topGamesQuery({ sort: 'new' }, RAIL_MAX),
  topGamesQuery({ sort: 'rating' }, RAIL_MAX),
  gameTypesQuery,
] as const;

/** A section's content; undefined while it loads. One that failed, or has nothing, is empty and leaves no trace. */
export interface Sections {
  featured?: readonly Game[];
  hot?: readonly Game[];
  ranking?: readonly Game[];
  fresh?: readonly Game[];
  rated?: readonly Game[];
  types?: readonly GameType[];
}

interface Home {
  sections: Sections;
  /** Whether all has arrived and none of it is a game. */
  empty: boolean;
  /** Why something is missing. */
  failure: Error | null;
  refresh: () => Promise<void>;
}

/** All that the home screen shows. Sections come as they arrive. */
export function useHome(): Home {
  const client = useQueryClient();
  const queries = useQueries({ queries: QUERIES });
  const [featured, hot, fresh, rated, types] = queries;
  const popular = contentOf(hot);
  const lists = [contentOf(featured), popular, contentOf(fresh), contentOf(rated)];
  return {
    sections: {
      featured: contentOf(featured),
      hot: popular && hottestOfEach(popular).slice(0, RAIL_MAX),
      ranking: popular?.slice(0, RAIL_MAX),
      fresh: contentOf(fresh),
      rated: contentOf(rated),
      types: contentOf(types),
    },
    empty: lists.every((games) => games?.length === 0),
    failure: queries.find(({ isError, data }) => isError && !data)?.error ?? null,
    refresh: async () => {
      // Its part of the page reads them; where that fails, the part is as it was.
      void client.refetchQueries({ queryKey: ['post', 'top'] });
      const results = await Promise.all(queries.map((query) => query.refetch()));
      const failed = results.find((result) => result.isError);
      if (failed) throw failed.error;
    },
  };
}

function contentOf<T>({ data, isError }: UseQueryResult<T[]>): readonly T[] | undefined {
  return data ?? (isError ? [] : undefined);
}
