import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Headers for the call of a query that already has data. A push or a new subscription causes such a call, and a standby may not have that
 * change yet: the server answers from the primary.
 */
export const refetchHeaders = (client: QueryClient, queryKey: QueryKey): Record<string, string> | undefined =>
  client.getQueryData(queryKey) === undefined ? undefined : { 'Cache-Control': 'no-cache' };
