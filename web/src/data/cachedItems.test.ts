import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { cachedItems, itemsIn, withItem, withoutItems, type CachedItems } from './cachedItems';

interface Gift {
  id: number;
  left: number;
  code?: string;
}
const gift = (id: number, left = 9): Gift => ({ id, left });
const pagesOf = (...pages: Gift[][]) => ({
  pages: pages.map((records) => ({ records })),
  pageParams: pages.map(() => ({})),
});
const withLeft = (cached: CachedItems<Gift>) =>
  withItem<Gift, CachedItems<Gift>>(cached, 2, () => ({ left: 1 }));

it('a change reaches an item in a list, on a page, and on its own', () => {
  expect(withLeft([gift(1), gift(2)])).toEqual([gift(1), gift(2, 1)]);
  expect(withLeft(pagesOf([gift(1)], [gift(2)]))).toEqual(pagesOf([gift(1)], [gift(2, 1)]));
  expect(withLeft({ ...gift(2), code: 'SKY' })).toEqual({ id: 2, left: 1, code: 'SKY' });
});

it.each<CachedItems<Gift>>([[gift(1)], pagesOf([gift(1)], []), gift(1), null, undefined])(
  'data without the item stays the same: %j',
  (cached) => {
    expect(withLeft(cached)).toBe(cached);
    expect(withoutItems(cached, [2])).toBe(cached);
  },
);

it('a removed item leaves the lists, and its own query gets null', () => {
  expect(withoutItems([gift(1), gift(2), gift(3)], [1, 3])).toEqual([gift(2)]);
  expect(withoutItems(pagesOf([gift(1)], [gift(2)]), [2])).toEqual(pagesOf([gift(1)], []));
  expect(withoutItems(gift(2), [2])).toBeNull();
});

it('the items of any data are listed', () => {
  expect(itemsIn(pagesOf([gift(1)], [gift(2)]))).toEqual([gift(1), gift(2)]);
  expect(itemsIn([gift(1)])).toEqual([gift(1)]);
  expect(itemsIn(gift(1))).toEqual([gift(1)]);
  expect(itemsIn(undefined)).toEqual([]);
});

const gifts = cachedItems<Gift>({ queryKey: ['gifts'], predicate: ({ queryKey }) => queryKey[1] !== 'mine' });
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['gifts', 'top'], [gift(1), gift(2)]);
  client.setQueryData(['gifts', 'list'], pagesOf([gift(1)]));
  client.setQueryData(['gifts', 'mine'], [gift(2)]);
});

it('a change reaches only the selected queries', () => {
  gifts.change(client, 2, ({ left }) => ({ left: left - 1 }));
  expect(client.getQueryData(['gifts', 'top'])).toEqual([gift(1), gift(2, 8)]);
  expect(client.getQueryData(['gifts', 'mine'])).toEqual([gift(2)]);
  expect([gifts.find(client, 2)?.left, gifts.find(client, 3)]).toEqual([8, undefined]);
});

it('a query without the item stays stale', () => {
  void client.invalidateQueries({ queryKey: ['gifts', 'list'] });
  gifts.change(client, 2, () => ({ left: 1 }));
  gifts.remove(client, [2]);
  expect(client.getQueryState(['gifts', 'list'])?.isInvalidated).toBe(true);
  expect(client.getQueryData(['gifts', 'top'])).toEqual([gift(1)]);
});
