import { del, postJson } from '@/api/client';

export type LikeTarget = 'post' | 'comment';

export interface LikeState {
  liked: boolean;
  likeNum: number;
}

/** Sets or removes a like. A repeated call changes nothing. */
export function sendLike(target: LikeTarget, id: number, liked: boolean): Promise<LikeState> {
  const options = { pathParams: { id } };
  if (target === 'post')
    return liked
      ? postJson('/api/v1/square/post/{id}/like', undefined, options)
      : del('/api/v1/square/post/{id}/like', undefined, options);
  return liked
    ? postJson('/api/v1/square/comment/{id}/like', undefined, options)
    : del('/api/v1/square/comment/{id}/like', undefined, options);
}
