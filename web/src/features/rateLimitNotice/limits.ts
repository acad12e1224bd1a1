import { get } from '@/api/client';
import type { SquareConfig } from '@/api/types';
import { LIST_SIZE, SLOW_DATA_STALE_MS } from '@/constants';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The server's limits for posts, comments and reports. */
export interface Limits {
  title: number;
  content: number;
  comment: number;
  report: number;
  images: number;
  mentions: number;
  imageBytes: number;
  videoBytes: number;
  videoSeconds: number;
}

/** Used until the server's configuration arrives, and for values that it lacks. */
export const DEFAULT_LIMITS: Limits = {
  title: 60,
  content: 5_000,
  comment: 1_000,
  report: 500,
  images: 9,
  mentions: 10,
  imageBytes: 10 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  videoSeconds: 300,
};

/** Names of the limits in the square's configuration. */
const KEYS: Record<keyof Limits, SquareConfig['key']> = {
  title: 'titleChars',
  content: 'contentChars',
  comment: 'commentChars',
  report: 'reportChars',
  images: 'images',
  mentions: 'mentions',
  imageBytes: 'imageBytes',
  videoBytes: 'videoBytes',
  videoSeconds: 'videoSeconds',
};

const limitsQuery = queryOptions({
  queryKey: ['square', 'config'] as const,
  queryFn: () => get('/api/v1/square/config/list', { pageSize: LIST_SIZE }),
  staleTime: SLOW_DATA_STALE_MS,
});

export function useLimits(): Limits {
  const { data } = useQuery(limitsQuery);
  return data ? limitsOf(data.records) : DEFAULT_LIMITS;
}

export function limitsOf(entries: readonly { key: string; value: unknown }[]): Limits {
  const configured = new Map(entries.map(({ key, value }) => [key, Number(value)]));
  const limit = (name: keyof Limits): [string, number] => {
    const value = configured.get(KEYS[name]);
    return [name, value !== undefined && value > 0 ? value : DEFAULT_LIMITS[name]];
  };
  return Object.fromEntries(
    (Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]).map(limit),
  ) as unknown as Limits;
}
