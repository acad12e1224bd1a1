import { get } from '@/api/client';
import { orGone } from '@/api/gone';
import { orKept } from '@/api/offline';
import type { ChapterPage } from '@/api/types';
import { infiniteQueryOptions } from '@tanstack/react-query';

const SIZE = 50;

/** The episodes around this one, first episode first. */
export const episodesAround = (uid: number, bookId: number, index: number) => {
  const first = Math.max(1, Math.ceil(index / SIZE));
  return infiniteQueryOptions({
    queryKey: ['watch', 'episodes', uid, bookId, first] as const,
    queryFn: ({ pageParam, ...query }): Promise<ChapterPage | null> => {
      const asked = { currentPage: pageParam, pageSize: SIZE };
      const answer = orGone(get('/api/v1/book/{id}/chapter/list', asked, { at: { id: bookId } }));
      return orKept(query, answer, async () => (await import('@/features/offline')).keptChapters(bookId));
    },
    initialPageParam: first,
    getNextPageParam: (page, _, number) => (page && number * SIZE < page.total ? number + 1 : undefined),
    // All that is kept stands on one page, wherever that was looked for.
    getPreviousPageParam: (page, _, number) => (number > 1 && page?.pages !== 1 ? number - 1 : undefined),
    // What is kept is less than there is.
    staleTime: 0,
  });
};
