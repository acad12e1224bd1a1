import type { OrderStatus } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { orderQuery, ordersKey, ordersQuery } from './api';
import { withMoved, withStatus } from './reducers';

/** Applies an order frame to the cached list and order, and refetches both. */
export function applyOrderFrame(
  client: QueryClient,
  uid: number,
  orderId: string,
  status: OrderStatus,
): void {
  client.setQueryData(ordersQuery(uid).queryKey, (list) => withMoved(list, orderId, status));
  client.setQueryData(
    orderQuery(client, uid, orderId).queryKey,
    (order) => order && withStatus(order, status),
  );
  // A pending answer may be older than this frame.
  void client.invalidateQueries({ queryKey: ordersKey(uid) });
}
