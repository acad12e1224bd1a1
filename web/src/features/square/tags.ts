import { get } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The square's tags. When they do not load, there are none, until somebody looks for them again. */
export const tagsQuery = queryOptions({
  queryKey: ['square', 'tags'],
  queryFn: () => get('/api/v1/square/tag/list').catch(() => []),
  staleTime: ({ state }) => (state.data?.length ? 10 * 60_000 : 0),
});
