import { infiniteQueryOptions, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { mergeFirstPage, refetchFirstPage } from './firstPage';

/** A list of the server's, newest first, two a page; the last id of a page leads to the next. */
async function readToTheEnd(all: number[]) {
  const asked: (number | null)[] = [];
  const options = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      const from = all.filter((id) => pageParam === null || id < pageParam);
      const records = from.slice(0, 2).map((id) => ({ id }));
      return Promise.resolve({ records, next: from.length > 2 ? records.at(-1)!.id : null });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const client = new QueryClient();
  await client.infiniteQuery({ ...options, pages: 9 });
  asked.length = 0;
  const ids = () =>
    client.getQueryData(options.queryKey)?.pages.map(({ records }) => records.map(({ id }) => id));
  return { all, asked, ids, refresh: () => refetchFirstPage(client, options) };
}

it('what was missed is there after one call, and what was read before stays', async () => {
  const { all, asked, ids, refresh } = await readToTheEnd([6, 5, 4, 3, 2, 1]);
  all.unshift(7);
  await refresh();
  expect(asked).toEqual([null]);
  expect(ids()).toEqual([
    [7, 6],
    [5, 4, 3],
    [2, 1],
  ]);
});

it('what moved to the top is there once', () => {
  const list = (...pages: number[][]) => ({
    pages: pages.map((ids) => ({ records: ids.map((id) => ({ id })) })),
    pageParams: pages.map((_, index) => index),
  });
  const known = list([6, 5], [4, 3], [2, 1]);
  expect(mergeFirstPage(known, list([2, 6])).pages).toEqual(list([2, 6], [5, 4, 3], [1]).pages);
});

it('what has become shorter than a page is no longer than that', async () => {
  const { all, ids, refresh } = await readToTheEnd([6, 5, 4, 3, 2, 1]);
  all.splice(1);
  await refresh();
  expect(ids()).toEqual([[6]]);
});

it('where nothing of the new page is known the list begins anew', async () => {
  const { all, ids, refresh } = await readToTheEnd([6, 5, 4, 3, 2, 1]);
  all.unshift(9, 8, 7);
  await refresh();
  expect(ids()).toEqual([[9, 8]]);
});
