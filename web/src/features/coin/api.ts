import { postForm, type Data } from '@/api/client';
import { noFullRefetch } from '@/api/pagination';
import { PAGE_SIZE } from '@/constants';
import { applySnapshot } from '@/features/account';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export type Coins = Data<'/api/user/center/coin/all', 'post'>;

interface PageParam {
  currentPage: number;
  cursor?: string;
}

const FIRST: PageParam = { currentPage: 1 };

/** The products on sale for money, and the payment channels. */
export const shopQuery = (uid: number) =>
  queryOptions({
    queryKey: ['coins', uid, 'shop'] as const,
    queryFn: ({ client }) => readCoins(client, uid, FIRST, 1),
  });

/**
 * The changes of the balance, page by page. Each page also carries the balance at the time of the request.
 */
export const entriesQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['coins', uid, 'entries'] as const,
    queryFn: ({ client, pageParam }) => readCoins(client, uid, pageParam, PAGE_SIZE),
    initialPageParam: FIRST,
    getNextPageParam: ({ entries: { nextCursor } }, pages): PageParam | undefined =>
      nextCursor ? { currentPage: pages.length + 1, cursor: nextCursor } : undefined,
    ...noFullRefetch,
  });

async function readCoins(
  client: QueryClient,
  uid: number,
  param: PageParam,
  pageSize: number,
): Promise<Coins> {
  const coins = await postForm('/api/user/center/coin/all', { uid, ...param, pageSize });
  applySnapshot(client, uid, { coinNum: coins.coinNum, version: coins.version });
  return coins;
}
