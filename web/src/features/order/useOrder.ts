import type { Order, OrderPage } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { useAccount, useStatusPart } from '@/features/account';
import { useRefetchOnChange } from '@/lib/useRefetchOnChange';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderQuery, ordersQuery } from './api';
import { isMoving } from './stage';

/**
 * One order, updated by `order` frames. In case a frame was lost, it is refetched on focus and when a newer status
 * arrives.
 */
export function useOrder(id: string) {
  const uid = useAccount((account) => account.uid);
  const query = useQuery({
    ...orderQuery(useQueryClient(), uid, id),
    refetchOnWindowFocus: ({ state }) => (!state.data || isMoving(state.data) ? 'always' : false),
  });
  useRefetchOnChange(
    useStatusPart(({ version }) => version),
    () => query.data && isMoving(query.data) && query.refetch(),
  );
  return query;
}

/** The player's orders, updated like `useOrder`. */
export function useOrders() {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList({
    ...ordersQuery(uid),
    refetchOnWindowFocus: ({ state }) => (allOf(state.data).some(isMoving) ? 'always' : true),
  });
  const orders = useMemo(() => allOf(query.data), [query.data]);
  useRefetchOnChange(
    useStatusPart(({ version }) => version),
    () => orders.some(isMoving) && query.refetch(),
  );
  return { query, orders };
}

const allOf = (list: InfiniteData<OrderPage> | undefined): readonly Order[] =>
  list?.pages.flatMap(({ records }) => records) ?? [];
