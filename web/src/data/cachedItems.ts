import type { InfiniteData, QueryClient, QueryFilters } from '@tanstack/react-query';

interface Item {
  id: number;
}

/** The data of a query that contains items: one item (null: gone), a list, or a list of pages. */
export type CachedItems<T extends Item> = T | readonly T[] | Pages<T> | null | undefined;
type Pages<T> = InfiniteData<{ records: readonly T[] }>;

/** The changed fields of an item. */
type Change<T> = (item: T) => Partial<T>;

/** Finds and changes the copies of an item in all cached queries that `queries` selects. No query is refetched. */
export function cachedItems<T extends Item>(queries: QueryFilters) {
  const update = (client: QueryClient, how: (cached: CachedItems<T>) => CachedItems<T>) =>
    client.setQueriesData<CachedItems<T>>(queries, (cached) => {
      const next = how(cached);
      // `undefined` leaves the query untouched, so that a query without the item stays as stale as it is.
      return next === cached ? undefined : next;
    });
  return {
    find(client: QueryClient, id: number): T | undefined {
      for (const [, cached] of client.getQueriesData<CachedItems<T>>(queries)) {
        const found = itemsIn(cached).find((item) => item.id === id);
        if (found) return found;
      }
      return undefined;
    },
    change(client: QueryClient, id: number, change: Change<T>): void {
      update(client, (cached) => withItem(cached, id, change));
    },
    /** Removes items from the lists. The page of a removed item gets null. */
    remove(client: QueryClient, ids: readonly number[]): void {
      update(client, (cached) => withoutItems(cached, ids));
    },
  };
}

/** The data with a changed item; the same data if it does not contain the item. */
export function withItem<T extends Item, Cached extends CachedItems<T>>(
  cached: Cached,
  id: number,
  change: Change<T>,
): Cached {
  const changed = (item: T): T => (item.id === id ? { ...item, ...change(item) } : item);
  return mapItems<T>(cached, (items) =>
    items.some((item) => item.id === id) ? items.map(changed) : items,
  ) as Cached;
}

/** The data without these items; null for one of them. */
export function withoutItems<T extends Item>(cached: CachedItems<T>, ids: readonly number[]): CachedItems<T> {
  const isGone = ({ id }: T) => ids.includes(id);
  return mapItems(cached, (items) => (items.some(isGone) ? items.filter((item) => !isGone(item)) : items));
}

export function itemsIn<T extends Item>(cached: CachedItems<T>): readonly T[] {
  if (!cached) return [];
  if (isList(cached)) return cached;
  return isPages(cached) ? cached.pages.flatMap(({ records }) => records) : [cached];
}

function mapItems<T extends Item>(
  cached: CachedItems<T>,
  map: (items: readonly T[]) => readonly T[],
): CachedItems<T> {
  if (!cached) return cached;
  if (isList(cached)) return map(cached);
  if (!isPages(cached)) return map([cached])[0] ?? null;
  const pages = cached.pages.map((page) => {
    const records = map(page.records);
    return records === page.records ? page : { ...page, records };
  });
  return pages.every((page, index) => page === cached.pages[index]) ? cached : { ...cached, pages };
}

const isList = <T extends Item>(cached: NonNullable<CachedItems<T>>): cached is readonly T[] =>
  Array.isArray(cached);
const isPages = <T extends Item>(cached: T | Pages<T>): cached is Pages<T> => 'pageParams' in cached;
