import { get } from '@/api/client';
import { SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions } from '@tanstack/react-query';

/** The square's tags. When they do not load, there are none, until somebody looks for them again. */
export const tagsQuery = queryOptions({
  queryKey: ['square', 'tags'],
  queryFn: () => get('/api/v1/square/tag/list').catch(() => []),
  staleTime: ({ state }) => (state.data?.length ? SLOW_DATA_STALE_MS : 0),
});
