import { PAGE_SIZE } from '@/constants';
import type { InfiniteData } from '@tanstack/react-query';

/** The requested page of a list; the first page without a cursor. */
export interface PageParam {
  cursor?: string;
}

interface ListState {
  state: { data?: unknown; isInvalidated: boolean };
}

/** A list from this device is requested again after this time, if the server did not answer although there is a network. */
const ANSWER_RETRY_MS = 15_000;

/** The first page of a list. `seenAt` is set if it comes from this device (`data/lastSeen`): the time of its answer, or 0. */
interface FirstPage {
  seenAt?: number;
}

/**
 * A full refetch of a long list costs one call after another for each page. So a return to the list or to the network does not cause one;
 * only an invalidated list is refetched when it is shown.
 */
export const noFullRefetch = {
  refetchOnMount: ({ state }: ListState) => refetchOf(state) || state.isInvalidated,
  refetchOnReconnect: ({ state }: ListState) => refetchOf(state),
  refetchOnWindowFocus: ({ state }: ListState) => refetchOf(state),
  refetchInterval: ({ state }: { state: { data?: unknown } }) =>
    isFromDevice(state.data) && navigator.onLine ? ANSWER_RETRY_MS : false,
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

/** The time when a list from this device was seen, 0 if it is unknown; undefined for a list from the server. */
export const seenAtOf = (data: InfiniteData<unknown> | undefined): number | undefined =>
  (data?.pages[0] as FirstPage | undefined)?.seenAt;

/** A list from this device counts as stale. */
function refetchOf({ data }: ListState['state']): boolean | 'always' {
  if (isFromDevice(data)) return 'always';
  return ((data as InfiniteData<unknown> | undefined)?.pages.length ?? 0) <= 1;
}

const isFromDevice = (data: unknown) => seenAtOf(data as InfiniteData<unknown> | undefined) !== undefined;
