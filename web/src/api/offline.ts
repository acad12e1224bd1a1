import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './errors';

/** The server did not answer: no network, a stalled one, a captive portal, or no server behind the proxy. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === null || error.status === 408 || error.status >= 502);

/**
 * Runs the query. If no answer comes and the page has no data yet, returns the copy saved on this device. The copy has less data than an
 * answer, so it never replaces one.
 */
export async function orSavedOffline<T, K>(
  { client, queryKey }: { client: QueryClient; queryKey: QueryKey },
  asked: Promise<T>,
  readSaved: () => Promise<K | null>,
): Promise<T | K> {
  try {
    return await asked;
  } catch (error) {
    const known = client.getQueryData(queryKey) !== undefined;
    const found = isOffline(error) && !known ? await readSaved() : null;
    if (found === null) throw error;
    return found;
  }
}
