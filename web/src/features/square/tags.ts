import { get } from '@/api/client';
import { SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions } from '@tanstack/react-query';

/** The tags of the square. A failure gives an empty list, which is read again on the next use. */
export const tagsQuery = queryOptions({
  queryKey: ['square', 'tags'],
  queryFn: () => get('/api/v1/square/tag/list').catch(() => []),
  staleTime: ({ state }) => (state.data?.length ? SLOW_DATA_STALE_MS : 0),
});
