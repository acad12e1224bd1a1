import { readPost } from '@/features/post';
import { queryOptions } from '@tanstack/react-query';

/**
 * An own post to edit; null if it is gone. It is never cached between edits, because a save replaces the whole post.
 */
export const editedPostQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: ['publish', 'edited', uid, id] as const,
    queryFn: ({ client }) => readPost(client, id),
    staleTime: Infinity,
    gcTime: 0,
  });
