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

/** All about orders of one player. */
export const ordersKey = (uid: number) => ['orders', uid] as const;

/** A player's orders, page by page, newest first. */
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

/** One order. What the list told of it is shown until the answer is there; whoever looks again wants to know what it is now. */
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
  /** What the player agreed to. */
  price: number;
}

/** Orders coins: once, however often it has to be asked for. */
export async function orderCoins(order: OrderRequest): Promise<Order> {
  return (await postForm(CALL, { ...order }, { idempotent: true })) as Order;
}

/** How an order can be paid. */
export function payInfo(orderId: string): Promise<PayInfo> {
  return postForm('/api/order/payInfo', { orderId });
}
