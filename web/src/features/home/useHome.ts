import type { Game, GameType } from '@/api/types';
import { trendsQuery } from '@/features/search';
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

/**
 * The queries of the first screen, whose answers the page embeds. More queries would make the page too heavy.
 */
export const FIRST_QUERIES = [trendsQuery, FEATURED, gameTypesQuery];

/** The key prefixes of the queries at the bottom of the page. */
const BELOW_THE_FOLD_QUERIES = [
  ['books', 'top'],
  ['post', 'top'],
];

/**
 * The content of each section; undefined while it loads. A failed or empty section is an empty list and is
 * hidden.
 */
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
  /** Whether all sections have loaded and none contains a game. */
  empty: boolean;
  /** The error of a section that failed. */
  failure: Error | null;
  refresh: () => Promise<void>;
}

/** The data of the home screen. Sections appear as they load, in page order. */
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
      // The sections at the bottom load their queries and report their errors themselves.
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

/** Changes at most one value per frame, because updating all lists at once would be one long layout task. */
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
