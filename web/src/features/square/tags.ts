import { get } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The square's tags. When they do not load, there are none. */
export const tagsQuery = queryOptions({
  queryKey: ['square', 'tags'],
  queryFn: () => get('/api/v1/square/tag/list').catch(() => []),
  staleTime: 10 * 60_000,
});
