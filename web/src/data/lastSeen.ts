/**
 * The first page of a list as its reader saw it last, for a start without a network.
 * - Each list has a name of `deviceData.ts`, with the reader's uid. No other player and no visitor reads it.
 * - The stored page is small: at most `RECORDS_MAX` records, and `TEXT_MAX` characters.
 * - A page from the device has `seenAt` and no next cursor. It never replaces an answer. `noFullRefetch` replaces it
 *   when the network is back.
 */
import { orSavedOffline } from '@/api/offline';
import type { LocalKey } from '@/deviceData';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { persistedByPlayer } from './persisted';

interface List {
  records: readonly unknown[];
  nextCursor?: string | null;
}

type ListName =
  | '{uid}:shelf'
  | '{uid}:history'
  | '{uid}:messages'
  | '{uid}:notices:likes'
  | '{uid}:notices:replies'
  | '{uid}:notices:follows'
  | '{uid}:square:hot'
  | '{uid}:square:new'
  | '{uid}:square:follow';

export type LastSeenKey = LocalKey<ListName>;

const RECORDS_MAX = 20;
const TEXT_MAX = 60_000;

/** `at`: the time of the answer by this device's clock; 0: unknown. Version 0 was the page itself. */
const storeOf = persistedByPlayer<ListName, { page: List | null; at: number }>('{uid}:shelf', {
  initial: { page: null, at: 0 },
  validate: ({ page, at }) =>
    Array.isArray((page as List | null)?.records) ? { page: page as List, at: Number(at) || 0 } : {},
  migrate: (page) => ({ page }),
});

/** Stores the answer. Without an answer, falls back to the stored page. */
export function orLastSeen<Page extends List>(
  query: { client: QueryClient; queryKey: QueryKey },
  key: LastSeenKey,
  request: Promise<Page>,
): Promise<Page> {
  const answered = request.then((page) => {
    // A sign-out removes the query. A late answer must not store the list again.
    const isWanted = query.client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
    if (isWanted) storeOf(key).setState({ page: bounded(page), at: Date.now() });
    return page;
  });
  return orSavedOffline(query, answered, () => Promise.resolve(lastSeen<Page>(key)));
}

function lastSeen<Page extends List>(key: LastSeenKey): (Page & { seenAt: number }) | null {
  const { page, at } = storeOf(key).fresh();
  return page && { ...(page as Page), nextCursor: null, seenAt: at };
}

/** Without other arrays, which repeat the records. null: a single record is too large. */
function bounded({ records: all, ...page }: List): List | null {
  let records = all.slice(0, RECORDS_MAX);
  while (JSON.stringify(records).length > TEXT_MAX) records = records.slice(0, records.length / 2);
  if (records.length === 0 && all.length > 0) return null;
  const others = Object.entries(page).filter(([, value]) => !Array.isArray(value));
  return { ...Object.fromEntries(others), records };
}
