import { del, get } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import type { MyComment } from '@/api/types';
import { OWN_SORT } from '@/constants';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';

/** The player's own comments, each with its post. */
export const myCommentsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['comments', 'me', uid] as const,
    queryFn: ({ pageParam, signal }) =>
      get('/api/v1/square/comment/me', { ...pageParams(pageParam), sort: OWN_SORT }, { signal }),
    ...cursorPagination,
  });

/** Changes own comments in the cached list; null removes a comment. */
export function useChangeMine(uid: number) {
  const client = useQueryClient();
  const { queryKey } = myCommentsQuery(uid);
  return (how: (comment: MyComment) => MyComment | null) =>
    client.setQueryData(
      queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            records: page.records.flatMap((comment) => how(comment) ?? []),
          })),
        },
    );
}

export async function deleteOwnComment(id: number): Promise<void> {
  await del('/api/v1/square/comment/{id}', undefined, { pathParams: { id } });
}
