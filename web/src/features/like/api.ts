import { del, postJson } from '@/api/client';

export type LikeKind = 'post' | 'comment';

export interface LikeState {
  liked: boolean;
  likeNum: number;
}

/** Sets or removes a like. A repeated call changes nothing. */
export function sendLike(kind: LikeKind, id: number, liked: boolean): Promise<LikeState> {
  const options = { pathParams: { id } };
  if (kind === 'post')
    return liked
      ? postJson('/api/v1/square/post/{id}/like', undefined, options)
      : del('/api/v1/square/post/{id}/like', undefined, options);
  return liked
    ? postJson('/api/v1/square/comment/{id}/like', undefined, options)
    : del('/api/v1/square/comment/{id}/like', undefined, options);
}
