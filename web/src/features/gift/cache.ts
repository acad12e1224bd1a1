import type { Gift } from '@/api/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { giftsKey, type GiftPage } from './api';

type Cached = Gift[] | InfiniteData<GiftPage> | undefined;

/** Changes a pack in every query that contains it. */
export function changeGift(client: QueryClient, id: number, change: Partial<Gift>): void {
  client.setQueriesData<Cached>(
    { queryKey: giftsKey, predicate: ({ queryKey }) => queryKey[2] !== 'mine' },
    (cached) => withChange(cached, id, change),
  );
}

export function withChange(cached: Cached, id: number, change: Partial<Gift>): Cached {
  const changed = (gifts: Gift[]) => gifts.map((gift) => (gift.id === id ? { ...gift, ...change } : gift));
  if (!cached) return cached;
  if (Array.isArray(cached)) return changed(cached);
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, records: changed(page.records) })) };
}
