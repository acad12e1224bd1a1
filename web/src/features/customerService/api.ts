import { postForm } from '@/api/client';
import { SELDOM_CHANGES_MS } from '@/constants';
import { queryOptions } from '@tanstack/react-query';

/** How to reach us, and what players ask most. */
export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: () => postForm('/api/user/kefu', {}),
  staleTime: SELDOM_CHANGES_MS,
});
