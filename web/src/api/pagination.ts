import { PAGE_SIZE } from '@/constants';
import type { InfiniteData } from '@tanstack/react-query';

/** The requested page of a list; the first page without a cursor. */
export interface PageParam {
  cursor?: string;
}

interface ListState {
  state: { data?: unknown; isInvalidated: boolean };
}

/**
 * A full refetch of a long list costs one call after another for each page. So a return to the list or to the network does not cause one;
 * only an invalidated list is refetched when it is shown.
 */
export const noFullRefetch = {
  refetchOnMount: ({ state }: ListState) => isSinglePage(state) || state.isInvalidated,
  refetchOnReconnect: ({ state }: ListState) => isSinglePage(state),
  refetchOnWindowFocus: ({ state }: ListState) => isSinglePage(state),
};

/** Shared options of infinite queries: each page holds the cursor of the next. */
export const cursorPagination = {
  initialPageParam: {} as PageParam,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null }): PageParam | undefined =>
    nextCursor ? { cursor: nextCursor } : undefined,
  ...noFullRefetch,
};

/** The parameters of such a list's call. */
export const pageParams = ({ cursor }: PageParam) => ({ pageSize: PAGE_SIZE, cursor });

function isSinglePage({ data }: ListState['state']): boolean {
  const list = data as InfiniteData<unknown> | undefined;
  return (list?.pages.length ?? 0) <= 1;
}
