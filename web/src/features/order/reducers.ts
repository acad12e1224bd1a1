import type { Order, OrderPage, OrderStatus } from '@/api/types';
import type { InfiniteData } from '@tanstack/react-query';

/** An order ignores a status of a lower rank. A closed order can still turn out to be paid. */
const RANK: Record<OrderStatus, number> = { created: 0, closed: 1, paid: 2, delivered: 3, refunded: 4 };

/** The order with this status; an earlier status is ignored. */
export function withStatus<T extends Order>(order: T, status: OrderStatus): T {
  return RANK[status] > RANK[order.status] ? { ...order, status } : order;
}

/** The list with the new status of one order. */
export function withStatusInList<T extends InfiniteData<OrderPage>>(
  list: T | undefined,
  orderId: string,
  status: OrderStatus,
): T | undefined {
  const found = list?.pages.flatMap(({ records }) => records).find(({ id }) => id === orderId);
  if (!list || !found || withStatus(found, status) === found) return list;
  const apply = (order: Order) => (order.id === orderId ? withStatus(order, status) : order);
  return { ...list, pages: list.pages.map((page) => ({ ...page, records: page.records.map(apply) })) };
}
