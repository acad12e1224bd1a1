import type { BookKind, BookStatus } from '@/api/types';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SORT, type BookFilter, type BookSort } from '../api';
import { KINDS } from '../labels';

export interface LibraryFilter {
  category?: string;
  status?: BookStatus;
  sort?: BookSort;
}

interface Library {
  filter: BookFilter;
  choose: (kind: BookKind) => void;
  change: (choice: LibraryFilter) => void;
}

const STATUSES: readonly BookStatus[] = ['serial', 'finished'];
const SORTS = Object.keys(SORT) as BookSort[];

/**
 * Kind, category, status and order from the address, so that a reload or a shared link shows the same books.
 * An address without them, like the tab's, keeps the last choice.
 */
export function useLibrary(): Library {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const [known, setKnown] = useState(text);
  if (text && text !== known) setKnown(text);
  const filter = useMemo(() => filterIn(new URLSearchParams(text || known)), [text, known]);
  const show = (next: BookFilter) => {
    const { kind, category, status, sort } = next;
    setSearch(
      { kind, ...(category && { category }), ...(status && { status }), ...(sort !== 'hot' && { sort }) },
      { replace: true },
    );
  };
  return {
    filter,
    choose: (kind) => kind !== filter.kind && show({ kind, sort: 'hot' }),
    change: (choice) => show({ ...filter, ...choice }),
  };
}

/** Parses the filter from an address. Invalid values count as missing. */
function filterIn(search: URLSearchParams): BookFilter {
  const category = search.get('category');
  const status = STATUSES.find((one) => one === search.get('status'));
  return {
    kind: KINDS.find(({ kind }) => kind === search.get('kind'))?.kind ?? 'comic',
    ...(category && { category }),
    ...(status && { status }),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'hot',
  };
}
