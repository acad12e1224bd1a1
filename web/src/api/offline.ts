import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './errors';

/** The server did not answer: no network, one that stalls or wants to be signed in to, or nobody at its other end. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === null || error.status === 408 || error.status >= 502);

/**
 * What a query asks for; where no answer comes and the page knows nothing yet, what this device keeps of it instead. That is less than
 * what was read before, and takes the place of nothing.
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
