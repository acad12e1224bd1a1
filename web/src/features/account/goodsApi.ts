import { get, postJson, type Data } from '@/api/client';
import type { Status } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';

export type MyGoods = Data<'/api/v1/goods/me', 'get'>;
export type Good = MyGoods['goods'][number];

/** What the player has: frames, cards and spins, and when the next change of name is free. */
export const goodsQuery = (uid: number) =>
  queryOptions({
    queryKey: ['goods', uid] as const,
    queryFn: () => get('/api/v1/goods/me'),
    enabled: uid > 0,
  });

/** Wears a frame; null takes it off. */
export function wearFrame(frame: string | null): Promise<Status> {
  return postJson('/api/v1/goods/frame', { frame });
}
