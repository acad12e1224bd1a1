import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { seenAtOf } from './pagination';

export type InfiniteListResult<Page> = UseInfiniteQueryResult<InfiniteData<Page>> & {
  /** Refetches the list from its beginning with one call. Later pages load as the player scrolls. Rejects on failure. */
  refresh: () => Promise<unknown>;
  /** The list comes from this device. */
  isLastSeen: boolean;
  /** When the list was answered; 0 if it is unknown. */
  seenAt: number;
};

/** A list that loads page by page. */
export function useInfiniteList<Page, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Param>,
): InfiniteListResult<Page> {
  const client = useQueryClient();
  const query = useInfiniteQuery(options);
  const { queryKey } = options;
  const refresh = async () => {
    // A pending fetch may be older than this request, and may cover all pages.
    await client.cancelQueries({ queryKey, exact: true });
    await client.infiniteQuery({ ...options, pages: 1, staleTime: 0 });
  };
  const seenAt = seenAtOf(query.data);
  return { ...query, refresh, isLastSeen: seenAt !== undefined, seenAt: seenAt ?? query.dataUpdatedAt };
}
