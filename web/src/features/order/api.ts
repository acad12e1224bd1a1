import { postForm } from '@/api/client';
import { noFullRefetch } from '@/api/pagination';
import type { Order, OrderPage, PayInfo } from '@/api/types';
import { PAGE_SIZE } from '@/constants';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

const CALL = '/api/user/center/coin/order';

interface PageParam {
  currentPage: number;
  cursor?: string;
}

const FIRST: PageParam = { currentPage: 1 };

/** Key prefix of all order queries of a player. */
export const ordersKey = (uid: number) => ['orders', uid] as const;

/** A player's orders, newest first. */
export const ordersQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(uid), 'list'] as const,
    queryFn: async ({ pageParam }) =>
      (await postForm(CALL, { list: 1, ...pageParam, pageSize: PAGE_SIZE })) as OrderPage,
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }, pages): PageParam | undefined =>
      nextCursor ? { currentPage: pages.length + 1, cursor: nextCursor } : undefined,
    ...noFullRefetch,
  });

/** One order. The list's entry is the placeholder until the answer arrives. */
export const orderQuery = (client: QueryClient, uid: number, orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey(uid), 'one', orderId] as const,
    queryFn: async () => (await postForm(CALL, { orderId })) as Order,
    placeholderData: () =>
      client
        .getQueryData(ordersQuery(uid).queryKey)
        ?.pages.flatMap(({ records }) => records)
        .find(({ id }) => id === orderId),
    staleTime: 0,
  });

export interface OrderRequest {
  packageId: number;
  channel: string;
  /** The price that the player confirmed. */
  price: number;
}

/** Orders coins. The idempotency key makes retries safe. */
export async function orderCoins(order: OrderRequest): Promise<Order> {
  return (await postForm(CALL, { ...order }, { idempotent: true })) as Order;
}

/** Cancels an unpaid order. A repeated call returns the same answer. */
export function cancelOrder(orderId: string): Promise<Order> {
  return postForm('/api/order/cancel', { orderId });
}

/** How to pay an order: the channel's address and form fields. */
export function payInfo(orderId: string): Promise<PayInfo> {
  return postForm('/api/order/payInfo', { orderId });
}
