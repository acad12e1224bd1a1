import { paths } from '@/paths';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { GameSort } from '@/api/types';
import type { GameFilter } from '../api';

const SORTS: readonly GameSort[] = ['hot', 'new', 'rating'];

type Change = { keyword: string } | { sort: GameSort };

interface Chosen {
  filter: GameFilter;
  change: (change: Change) => void;
  clear: () => void;
}

/**
 * Category, search words and order from the address, so that a reload or a shared link shows the same games.
 */
export function useGameFilter(): Chosen {
  const { type } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const keyword = search.get('keyword') ?? '';
  const sort = search.get('sort');
  const filter = useMemo<GameFilter>(
    () => ({
      ...(type && { type }),
      ...(keyword && { keyword }),
      sort: SORTS.find((known) => known === sort) ?? 'hot',
    }),
    [type, keyword, sort],
  );
  const change = (next: Change) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(next))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { filter, change, clear: () => void navigate(paths.games(), { replace: true }) };
}
