import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

export type InfiniteListResult<Page> = UseInfiniteQueryResult<InfiniteData<Page>> & {
  /** Reads the list anew from its beginning, as one call: what follows is read as its reader goes on. Rejects where it cannot be. */
  refresh: () => Promise<unknown>;
};

/** A list that goes on, page by page. */
export function useInfiniteList<Page, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Param>,
): InfiniteListResult<Page> {
  const client = useQueryClient();
  const query = useInfiniteQuery(options);
  const { queryKey } = options;
  const refresh = async () => {
    // What is under way may be older than the wish, and of all pages.
    await client.cancelQueries({ queryKey, exact: true });
    await client.infiniteQuery({ ...options, pages: 1, staleTime: 0 });
  };
  return { ...query, refresh };
}
