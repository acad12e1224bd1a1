import { PAGE_SIZE } from '@/constants';
import type { InfiniteData } from '@tanstack/react-query';

/** Which part of a list is asked for; the first where nothing is said. */
export interface PageParam {
  cursor?: string;
}

interface ListState {
  state: { data?: unknown; isInvalidated: boolean };
}

/**
 * A list that went on is read from its beginning to where its reader is, one call after the other. That is not done in passing, because
 * somebody came back to it or the network did; what is known to have changed is read anew once it is seen.
 */
export const noFullRefetch = {
  refetchOnMount: ({ state }: ListState) => isSinglePage(state) || state.isInvalidated,
  refetchOnReconnect: ({ state }: ListState) => isSinglePage(state),
  refetchOnWindowFocus: ({ state }: ListState) => isSinglePage(state),
};

/** What the queries of lists that a person scrolls have in common: each page leads to the next. */
export const cursorPagination = {
  initialPageParam: {} as PageParam,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null }): PageParam | undefined =>
    nextCursor ? { cursor: nextCursor } : undefined,
  ...noFullRefetch,
};

/** What such a list's call takes. */
export const pageParams = ({ cursor }: PageParam) => ({ pageSize: PAGE_SIZE, cursor });

function isSinglePage({ data }: ListState['state']): boolean {
  const list = data as InfiniteData<unknown> | undefined;
  return (list?.pages.length ?? 0) <= 1;
}
