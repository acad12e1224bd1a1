import type {
  GetNextPageParamFunction,
  InfiniteData,
  InfiniteQueryExecuteOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

interface Page {
  records: readonly { id: number }[];
}

type Options<P extends Page, Key extends QueryKey, Param> = Omit<
  InfiniteQueryExecuteOptions<P, Error, InfiniteData<P>, Key, Param>,
  'pages' | 'getNextPageParam'
> & { getNextPageParam: GetNextPageParamFunction<Param, P> };

/**
 * Updates a list (newest first) after missed events. Refetches only its first page and keeps the items behind it, so it costs one call and
 * the player keeps the scroll position. If more than a page was missed, the list restarts.
 */
export async function refetchFirstPage<P extends Page, Key extends QueryKey, Param>(
  client: QueryClient,
  options: Options<P, Key, Param>,
): Promise<void> {
  const { queryKey } = options;
  const known = client.getQueryData<InfiniteData<P>>(queryKey);
  if (!known || known.pages.length <= 1) return client.invalidateQueries({ queryKey });
  await client.cancelQueries({ queryKey });
  await client.infiniteQuery({
    ...options,
    pages: 1,
    staleTime: 0,
    structuralSharing: (before, after) => {
      const read = after as InfiniteData<P>;
      const hasMore = options.getNextPageParam(
        read.pages[0]!,
        read.pages,
        read.pageParams[0] as Param,
        read.pageParams as Param[],
      );
      return hasMore ? mergeFirstPage(before as InfiniteData<P> | undefined, read) : read;
    },
  });
}

/**
 * Refetches a list that lacks announced items: at once if it is shown, else when it is shown next. A pending fetch may be older than the
 * announcement, and `refetchFirstPage` would not restart a first fetch.
 */
export async function refreshList<P extends Page, Key extends QueryKey, Param>(
  client: QueryClient,
  query: Options<P, Key, Param>,
): Promise<void> {
  const { queryKey } = query;
  await client.cancelQueries({ queryKey });
  if (client.getQueryData(queryKey)) await refreshKnownList(client, query);
  else if (client.getQueryCache().find({ queryKey, type: 'active' }))
    await client.prefetchInfiniteQuery(query);
}

/** Refetches the first page of a list that was read before. If that fails, the list is refetched when it is shown again. */
export async function refreshKnownList<P extends Page, Key extends QueryKey, Param>(
  client: QueryClient,
  query: Options<P, Key, Param>,
): Promise<void> {
  const { queryKey } = query;
  await refetchFirstPage(client, query).catch(() =>
    client.invalidateQueries({ queryKey, refetchType: 'none' }),
  );
}

/** The known list with the new page at its beginning. */
export function mergeFirstPage<P extends Page>(
  known: InfiniteData<P> | undefined,
  read: InfiniteData<P>,
): InfiniteData<P> {
  const [first] = read.pages;
  const [before, second, ...rest] = known?.pages ?? [];
  if (!known || !first || !before || !second || read.pages.length > 1) return read;
  const ids = new Set(first.records.map(({ id }) => id));
  const last = before.records.map(({ id }) => ids.has(id)).lastIndexOf(true);
  if (last < 0) return read;
  const others = (records: Page['records']) => records.filter(({ id }) => !ids.has(id));
  const behind = [...before.records.slice(last + 1), ...second.records];
  const pages = [{ ...second, records: others(behind) }, ...rest];
  return {
    pages: [first, ...pages.map((page) => ({ ...page, records: others(page.records) }))],
    pageParams: known.pageParams,
  };
}
