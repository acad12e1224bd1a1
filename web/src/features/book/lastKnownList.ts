import { orSavedOffline } from '@/api/offline';
import { readJson, writeJson } from '@/lib/storage';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface List {
  records: readonly unknown[];
  nextCursor?: string | null;
}

/**
 * Falls back to the stored first page of a player's list when no answer arrives, so that the app can open
 * offline.
 */
export function orLastKnownList<Page extends List>(
  query: { client: QueryClient; queryKey: QueryKey },
  key: string,
  request: Promise<Page>,
): Promise<Page> {
  const answered = request.then((page) => {
    writeJson(key, page);
    return page;
  });
  return orSavedOffline(query, answered, () => Promise.resolve(lastKnownList<Page>(key)));
}

/** Only the first page is stored, so it gets no next cursor. */
function lastKnownList<Page extends List>(key: string): Page | null {
  const page = readJson(key) as Page | null;
  return Array.isArray(page?.records) ? { ...page, nextCursor: null } : null;
}
