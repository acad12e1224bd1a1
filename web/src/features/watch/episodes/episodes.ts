import { get } from '@/api/client';
import { orGone } from '@/api/gone';
import type { ChapterPage } from '@/api/types';
import { infiniteQueryOptions } from '@tanstack/react-query';

const SIZE = 50;

/** The episodes around this one, first episode first. */
export const episodesAround = (uid: number, bookId: number, index: number) => {
  const first = Math.max(1, Math.ceil(index / SIZE));
  return infiniteQueryOptions({
    queryKey: ['watch', 'episodes', uid, bookId, first] as const,
    queryFn: ({ pageParam }): Promise<ChapterPage | null> =>
      orGone(
        get(
          '/api/v1/book/{id}/chapter/list',
          { currentPage: pageParam, pageSize: SIZE },
          { at: { id: bookId } },
        ),
      ),
    initialPageParam: first,
    getNextPageParam: (page, _, number) => (page && number * SIZE < page.total ? number + 1 : undefined),
    getPreviousPageParam: (_, __, number) => (number > 1 ? number - 1 : undefined),
  });
};
