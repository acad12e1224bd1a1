import type { OrderStatus } from '@/api/types';
import { playerHandlers } from '@/data/eventRegistry';
import type { QueryClient } from '@tanstack/react-query';
import { orderQuery, ordersKey, ordersQuery } from './api';
import { withStatusInList, withStatus } from './reducers';

export const orderEvents = playerHandlers({
  order: ({ client, uid }, { orderId, status }) => applyOrderStatus(client, uid, orderId, status),
});

/** Applies the status from a frame or a refusal to the cached list and order, and refetches both. */
export function applyOrderStatus(
  client: QueryClient,
  uid: number,
  orderId: string,
  status: OrderStatus,
): void {
  client.setQueryData(ordersQuery(uid).queryKey, (list) => withStatusInList(list, orderId, status));
  client.setQueryData(
    orderQuery(client, uid, orderId).queryKey,
    (order) => order && withStatus(order, status),
  );
  // A pending answer may be older than this status.
  void client.invalidateQueries({ queryKey: ordersKey(uid) });
}
