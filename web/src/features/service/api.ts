import { postForm } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';

/** How to reach us, and what players ask most. */
export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: () => postForm('/api/user/kefu', {}),
  staleTime: 10 * 60_000,
});
