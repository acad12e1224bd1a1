import { get } from '@/api/client';
import { SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions } from '@tanstack/react-query';

/** Frequent searches, most frequent first. */
export const trendsQuery = queryOptions({
  queryKey: ['search', 'trends'],
  queryFn: () => get('/api/v1/search/trend'),
  staleTime: SLOW_DATA_STALE_MS,
});
