import { postJson, putJson } from '@/api/client';
import type { PostDetail } from '@/api/types';
import { readPost } from '@/features/post';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type PostDraft } from './draft/draft';

/**
 * An own post to edit; null if it is gone. It is never cached between edits, because a save replaces the whole post.
 */
export const editedPostQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: ['publish', 'edited', uid, id] as const,
    queryFn: () => readPost(id),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Publishes a draft under an idempotency key, or saves the edited post. */
export function sendPost(draft: PostDraft, post: number | null): Promise<PostDetail> {
  const body = bodyOf(draft);
  return post === null
    ? postJson('/api/v1/square/post', body, { idempotent: true })
    : putJson('/api/v1/square/post/{id}', body, { pathParams: { id: post } });
}
