import { del, postJson } from '@/api/client';

export type Kind = 'post' | 'comment';

export interface Answer {
  liked: boolean;
  likeNum: number;
}

/** Likes it, or no longer. Said twice it is so once. */
export function sendLike(kind: Kind, id: number, liked: boolean): Promise<Answer> {
  const at = { at: { id } };
  if (kind === 'post')
    return liked
      ? postJson('/api/v1/square/post/{id}/like', undefined, at)
      : del('/api/v1/square/post/{id}/like', undefined, at);
  return liked
    ? postJson('/api/v1/square/comment/{id}/like', undefined, at)
    : del('/api/v1/square/comment/{id}/like', undefined, at);
}
