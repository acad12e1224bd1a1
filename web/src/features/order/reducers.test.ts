import type { OrderPage } from '@/api/types';
import { anOrder, pageOf } from '@test/orders';
import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { withStatusInList, withStatus } from './reducers';

const list = (...pages: ReturnType<typeof anOrder>[][]): InfiniteData<OrderPage> => ({
  pages: pages.map((records) => pageOf(records) as OrderPage),
  pageParams: [],
});
const statuses = (data: InfiniteData<OrderPage> | undefined) =>
  data?.pages.map(({ records }) => records.map(({ status }) => status));

describe('the status of an order', () => {
  it.each([
    ['created', 'delivered', 'delivered'],
    ['created', 'closed', 'closed'],
    ['closed', 'delivered', 'delivered'],
    ['delivered', 'refunded', 'refunded'],
    ['delivered', 'created', 'delivered'],
    ['delivered', 'closed', 'delivered'],
    ['refunded', 'delivered', 'refunded'],
  ] as const)('an order that is %s and receives %s becomes %s', (before, update, after) =>
    expect(withStatus(anOrder({ status: before }), update).status).toBe(after),
  );
});

describe('the list of orders', () => {
  const before = list([anOrder({ id: 'b' })], [anOrder({ id: 'a' })]);

  it('an order is updated on whichever page it is', () => {
    expect(statuses(withStatusInList(before, 'a', 'delivered'))).toEqual([['created'], ['delivered']]);
  });

  it('an unknown order or an older status changes nothing', () => {
    expect(withStatusInList(before, 'c', 'delivered')).toBe(before);
    expect(withStatusInList(before, 'a', 'created')).toBe(before);
    expect(withStatusInList(undefined, 'a', 'delivered')).toBeUndefined();
  });
});
