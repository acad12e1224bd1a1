import { del, get } from '@/api/client';
import { byCursor, pageAt } from '@/api/pages';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The order in which one's own things are asked for. */
export const NEWEST = 2;

/** What the player commented, with the posts below which it stands. */
export const myCommentsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['comments', 'me', uid] as const,
    queryFn: ({ pageParam, signal }) =>
      get('/api/v1/square/comment/me', { ...pageAt(pageParam), sort: NEWEST }, { signal }),
    ...byCursor,
  });

export async function deleteComment(id: number): Promise<void> {
  await del('/api/v1/square/comment/{id}', { at: { id } });
}
