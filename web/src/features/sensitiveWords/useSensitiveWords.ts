import { get } from '@/api/client';
import type { SensitiveWord } from '@/api/types';
import { LIST_SIZE, SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The words that may not be said, or are masked. Where they do not load, the server alone looks. */
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
