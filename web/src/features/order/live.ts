import type { OrderStatus } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { orderQuery, ordersKey, ordersQuery } from './api';
import { withMoved, withStatus } from './events';

/** An order has moved: shown at once wherever it stands, and read anew where more of it may be seen. */
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
  // An answer under way may be older than this.
  void client.invalidateQueries({ queryKey: ordersKey(uid) });
}
