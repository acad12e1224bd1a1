import type { Order } from '@/api/types';
import { useState } from 'react';
import { isMoving } from '../stage';

interface KnownOrders {
  orders: readonly Order[];
  pendingIds: readonly string[];
  /** What has arrived and was not put away yet. */
  id: string | null;
}

/** An order that was open while this page was looked at and has been delivered since: it was paid elsewhere, in another tab say. */
export function useNewCoins(orders: readonly Order[]) {
  const [seen, setSeen] = useState<KnownOrders>({ orders: [], pendingIds: [], id: null });
  if (seen.orders !== orders) setSeen(updateKnown(seen, orders));
  return { id: seen.id, dismiss: () => setSeen({ ...seen, id: null }) };
}

function updateKnown(seen: KnownOrders, orders: readonly Order[]): KnownOrders {
  const arrived = orders.find(({ id, status }) => status === 'delivered' && seen.pendingIds.includes(id));
  const pendingIds = orders.filter(isMoving).map(({ id }) => id);
  return { orders, pendingIds, id: arrived?.id ?? seen.id };
}
