import { get } from '@/api/client';
import { SELDOM_CHANGES_MS } from '@/constants';
import { queryOptions } from '@tanstack/react-query';

/** The square's tags. When they do not load, there are none, until somebody looks for them again. */
export const tagsQuery = queryOptions({
  queryKey: ['square', 'tags'],
  queryFn: () => get('/api/v1/square/tag/list').catch(() => []),
  staleTime: ({ state }) => (state.data?.length ? SELDOM_CHANGES_MS : 0),
});
