import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Headers for a read that must have the newest changes: the server answers from the primary, not from a standby. */
export const FROM_PRIMARY: Record<string, string> = { 'Cache-Control': 'no-cache' };

/**
 * Headers for the call of a query that already has data. A push or a new subscription causes such a call, and a standby may not have that
 * change yet.
 */
export const refetchHeaders = (client: QueryClient, queryKey: QueryKey): Record<string, string> | undefined =>
  client.getQueryData(queryKey) === undefined ? undefined : FROM_PRIMARY;
