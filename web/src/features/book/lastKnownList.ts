import { orSavedOffline } from '@/api/offline';
import { persistedByPlayer } from '@/data/persisted';
import type { LocalKey } from '@/deviceData';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface List {
  records: readonly unknown[];
  nextCursor?: string | null;
}

type ListKey = LocalKey<'{uid}:shelf' | '{uid}:history'>;

/** The first page of a list. Version 0 was the page itself. */
const storeOf = persistedByPlayer<'{uid}:shelf' | '{uid}:history', { page: List | null }>('{uid}:shelf', {
  initial: { page: null },
  validate: ({ page }) => (Array.isArray((page as List | null)?.records) ? { page: page as List } : {}),
  migrate: (page) => ({ page }),
});

/**
 * Falls back to the stored first page of a player's list when no answer arrives, so that the app can open
 * offline.
 */
export function orLastKnownList<Page extends List>(
  query: { client: QueryClient; queryKey: QueryKey },
  key: ListKey,
  request: Promise<Page>,
): Promise<Page> {
  const answered = request.then((page) => {
    storeOf(key).setState({ page });
    return page;
  });
  return orSavedOffline(query, answered, () => Promise.resolve(lastKnownList<Page>(key)));
}

/** Only the first page is stored, so it gets no next cursor. */
function lastKnownList<Page extends List>(key: ListKey): Page | null {
  const { page } = storeOf(key).fresh();
  return page && { ...(page as Page), nextCursor: null };
}
