import { postJson, putJson } from '@/api/client';
import type { PostDetail } from '@/api/types';
import { readPost } from '@/features/post';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type PostDraft } from './draft/draft';

/** An own post as it is to be changed; null where it is gone. Always read anew: what is sent takes the place of all of it. */
export const editedPostQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: ['publish', 'edited', uid, id] as const,
    queryFn: () => readPost(id),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Publishes a draft, once, or changes the post that it is of. */
export function sendPost(draft: PostDraft, post: number | null): Promise<PostDetail> {
  const body = bodyOf(draft);
  return post === null
    ? postJson('/api/v1/square/post', body, { idempotent: true })
    : putJson('/api/v1/square/post/{id}', body, { pathParams: { id: post } });
}
