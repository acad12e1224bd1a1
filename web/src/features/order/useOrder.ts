import type { Order } from '@/api/types';
import { useAccount, useStatus } from '@/features/account';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { orderQuery, ordersQuery } from './api';
import { isMoving } from './stage';

const NONE: readonly Order[] = [];

/**
 * One order, live. The socket tells when it moves; what the socket missed is asked for when the player looks at the page again, and
 * when a newer status shows that something happened.
 */
export function useOrder(id: string) {
  const uid = useAccount((account) => account.uid);
  const query = useQuery({
    ...orderQuery(useQueryClient(), uid, id),
    refetchOnWindowFocus: ({ state }) => (!state.data || isMoving(state.data) ? 'always' : false),
  });
  useRereadByStatus(query.data && isMoving(query.data) ? query.refetch : null);
  return query;
}

/** The newest orders, which those that can still be paid are among. Pending: it is not known yet whether there are any. */
export function useNewestOrders(): { orders: readonly Order[]; pending: boolean } {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteQuery({ ...ordersQuery(uid), refetchOnWindowFocus: 'always' });
  const orders = query.data?.pages[0]?.records ?? NONE;
  useRereadByStatus(orders.some(isMoving) ? query.refetch : null);
  return { orders, pending: query.isPending };
}

function useRereadByStatus(reread: (() => Promise<unknown>) | null): void {
  const version = useStatus()?.version;
  const seen = useRef(version);
  const read = useEffectEvent(() => void reread?.());
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== version) read();
    seen.current = version;
  }, [version]);
}
