import { QueryClient } from '@tanstack/react-query';
import { aPageOf, aShelfBook, aShelfPage } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { beforeEach, expect, it } from 'vitest';
import { historyQuery, shelfQuery } from './api';

const UID = 7;
const read = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchInfiniteQuery(shelfQuery(UID));

beforeEach(() => localStorage.clear());

it('an app that opens offline shows the last known shelf', async () => {
  fakeNetwork({
    '/api/v1/book/shelf': { data: { ...aShelfPage([aShelfBook({ updates: 2 })]), nextCursor: 'x' } },
  });
  await read();
  fakeNetwork({ '/api/v1/book/shelf': new TypeError('no network') });
  const { pages } = await read();
  expect(pages[0]?.records).toEqual([aShelfBook({ updates: 2 })]);
  expect(pages[0]?.nextCursor, 'and no more').toBeNull();
});

it('another player’s list, or a list that was never loaded, is not shown', async () => {
  fakeNetwork({
    '/api/v1/book/shelf': new TypeError('no network'),
    '/api/v1/book/history': new TypeError('no network'),
  });
  localStorage.setItem('8:shelf', JSON.stringify(aPageOf([aShelfBook()])));
  localStorage.setItem('7:shelf', '{"records":5}');
  await expect(read()).rejects.toMatchObject({ status: 0 });
  await expect(
    new QueryClient().fetchInfiniteQuery({ ...historyQuery(UID), retry: false }),
  ).rejects.toBeDefined();
});
