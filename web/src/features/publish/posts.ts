import { get, postJson, putJson } from '@/api/client';
import { ApiError, CODE } from '@/api/errors';
import type { PostDetail } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Draft } from './draft/draft';

/** An own post as it is to be changed; null where it is gone. Always read anew: what is sent takes the place of all of it. */
export const editedPostQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: ['publish', 'edited', uid, id] as const,
    queryFn: () => fetchPost(id),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Publishes a draft, once, or changes the post that it is of. */
export function sendPost(draft: Draft, post: number | null): Promise<PostDetail> {
  const body = bodyOf(draft);
  return post === null
    ? postJson('/api/v1/square/post', body, { once: true })
    : putJson('/api/v1/square/post/{id}', body, { at: { id: post } });
}

async function fetchPost(id: number): Promise<PostDetail | null> {
  try {
    return await get('/api/v1/square/post/{id}', {}, { at: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.gone) return null;
    throw error;
  }
}
