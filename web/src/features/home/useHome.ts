import type { Game, GameType } from '@/api/types';
import { gameTypesQuery, topGamesQuery } from '@/features/game';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { hottestPerCategory } from './hottestPerCategory';

const FEATURED_MAX = 6;
const HOT_MAX = 20;
const RAIL_MAX = 10;

const FEATURED = topGamesQuery({ sort: 'featured' }, FEATURED_MAX);
const HOT = topGamesQuery({ sort: 'hot' }, HOT_MAX);
const FRESH = topGamesQuery({ sort: 'new' }, RAIL_MAX);
const RATED = topGamesQuery({ sort: 'rating' }, RAIL_MAX);

/** What is seen at once. The rest would weigh more than it is worth there. */
export const FIRST_QUERIES = [FEATURED, gameTypesQuery];

/** What the foot of the page reads. */
const BELOW_THE_FOLD_QUERIES = [
  ['books', 'top'],
  ['post', 'top'],
];

/** A section's content; undefined while it loads. One that failed, or has nothing, is empty and leaves no trace. */
interface Sections {
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

/** All that the home screen shows. Sections come as they arrive, in the order of the page. */
export function useHome(): Home {
  const client = useQueryClient();
  const [featured, hot, fresh, rated] = [useQuery(FEATURED), useQuery(HOT), useQuery(FRESH), useQuery(RATED)];
  const types = useQuery(gameTypesQuery);
  const queries = [featured, hot, fresh, rated, types];
  const lists = [contentOf(featured), contentOf(hot), contentOf(fresh), contentOf(rated)] as const;
  const sections = useSections(...lists, contentOf(types));
  return {
    sections: useStaggeredSections(sections),
    empty: lists.every((games) => games?.length === 0),
    failure: queries.find(({ isError, data }) => isError && !data)?.error ?? null,
    refresh: async () => {
      // Those are read by their own parts of the page; where that fails, a part is as it was, or says so.
      for (const queryKey of BELOW_THE_FOLD_QUERIES) void client.refetchQueries({ queryKey, type: 'active' });
      const results = await Promise.all(queries.map((query) => query.refetch()));
      const failed = results.find((result) => result.isError);
      if (failed) throw failed.error;
    },
  };
}

function useSections(
  featured: Sections['featured'],
  popular: Sections['hot'],
  fresh: Sections['fresh'],
  rated: Sections['rated'],
  types: Sections['types'],
): Sections {
  const hot = useMemo(() => popular && hottestPerCategory(popular).slice(0, RAIL_MAX), [popular]);
  const ranking = useMemo(() => popular?.slice(0, RAIL_MAX), [popular]);
  return useMemo(
    () => ({ featured, hot, ranking, fresh, rated, types }),
    [featured, hot, ranking, fresh, rated, types],
  );
}

/** At most one of the values changes in a frame: all lists at once would be one long task of layout. */
function useStaggeredSections<T extends object>(values: T): T {
  const [shown, setShown] = useState(values);
  useEffect(() => {
    const next = (Object.keys(values) as (keyof T)[]).find((name) => shown[name] !== values[name]);
    if (!next) return;
    const frame = requestAnimationFrame(() => setShown({ ...shown, [next]: values[next] }));
    return () => cancelAnimationFrame(frame);
  }, [shown, values]);
  return shown;
}

const NOTHING: readonly never[] = [];

function contentOf<T>({ data, isError }: UseQueryResult<T[]>): readonly T[] | undefined {
  return data ?? (isError ? NOTHING : undefined);
}
