import { orSavedOffline } from '@/api/offline';
import { readJson, writeJson } from '@/lib/storage';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface List {
  records: readonly unknown[];
  nextCursor?: string | null;
}

/** How a list of a player's books began when it was read last: for an app that is opened where no answer comes. */
export function orLastKnownList<Page extends List>(
  query: { client: QueryClient; queryKey: QueryKey },
  key: string,
  asked: Promise<Page>,
): Promise<Page> {
  const answered = asked.then((page) => {
    writeJson(key, page);
    return page;
  });
  return orSavedOffline(query, answered, () => Promise.resolve(lastKnownList<Page>(key)));
}

/** Further than that it does not go. */
function lastKnownList<Page extends List>(key: string): Page | null {
  const page = readJson(key) as Page | null;
  return Array.isArray(page?.records) ? { ...page, nextCursor: null } : null;
}
