import type { Order } from '@/api/types';
import { useState } from 'react';
import { isMoving } from '../stage';

interface KnownOrders {
  orders: readonly Order[];
  pendingIds: readonly string[];
  /** The delivered order that is shown until the player closes it. */
  id: string | null;
}

/** An order that was open on this page and is delivered now: it was paid elsewhere, for example in another tab. */
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
