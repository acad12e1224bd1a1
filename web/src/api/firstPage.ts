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
 * Brings a list, newest first, up to now, because news of it may have been missed: its first page is read, and what stood behind that
 * stays, so that one call does and nobody who has gone far down loses their place. Whoever missed more than a page begins anew.
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
 * Brings a list up to now because something says that it lacks what was told: where it is shown, and else as soon as it is. What is under
 * way may be older than that; and a first fetch would not be restarted.
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

/** Of a list that was read before. Where that fails, what is there is read anew when it is seen again. */
export async function refreshKnownList<P extends Page, Key extends QueryKey, Param>(
  client: QueryClient,
  query: Options<P, Key, Param>,
): Promise<void> {
  const { queryKey } = query;
  await refetchFirstPage(client, query).catch(() =>
    client.invalidateQueries({ queryKey, refetchType: 'none' }),
  );
}

/** What was known, beginning with the page that was read. */
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
