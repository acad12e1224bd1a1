import { nullIfGone } from '@/api/gone';
import { orSavedOffline } from '@/api/offline';
import type { ChapterPage } from '@/api/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readChapters } from '../api';

/** Page size. */
const SIZE = 50;

/** The chapter list, starting with the page that has this chapter. It loads further pages in both directions. */
export const chaptersAround = (uid: number, bookId: number, index: number) => {
  const first = Math.max(1, Math.ceil(index / SIZE));
  return infiniteQueryOptions({
    queryKey: ['reading', 'chapters', uid, bookId, first] as const,
    queryFn: ({ pageParam, ...query }): Promise<ChapterPage | null> =>
      orSavedOffline(query, nullIfGone(readChapters(bookId, pageParam, SIZE)), async () =>
        (await import('@/features/offline')).savedChapters(bookId),
      ),
    initialPageParam: first,
    getNextPageParam: (page, _, number) => (page && number * SIZE < page.total ? number + 1 : undefined),
    // Saved chapters are always one page, so there is none before.
    getPreviousPageParam: (page, _, number) => (number > 1 && page?.pages !== 1 ? number - 1 : undefined),
    // Refetch on each opening, because the read marks change.
    staleTime: 0,
  });
};
