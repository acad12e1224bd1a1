import { get } from '@/api/client';
import type { SensitiveWord } from '@/api/types';
import { LIST_SIZE, SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The list of words that the server refuses or masks. If it fails to load, only the server checks. */
const wordsQuery = queryOptions({
  queryKey: ['words'] as const,
  queryFn: () =>
    get('/api/v1/square/sensitiveword/list', { pageSize: LIST_SIZE }).then(({ records }) => records),
  staleTime: SLOW_DATA_STALE_MS,
});

const NONE: readonly SensitiveWord[] = [];

export function useSensitiveWords(): readonly SensitiveWord[] {
  return useQuery(wordsQuery).data ?? NONE;
}
