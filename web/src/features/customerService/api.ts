import { postForm } from '@/api/client';
import { SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions } from '@tanstack/react-query';

/** The contacts and the frequently asked questions. */
export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: () => postForm('/api/user/kefu', {}),
  staleTime: SLOW_DATA_STALE_MS,
});
