import { nullIfGone } from '@/api/gone';
import { orSavedOffline } from '@/api/offline';
import type { ChapterPage } from '@/api/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readChapters } from '../api';

/** Chapters a page. */
const SIZE = 50;

/** The chapters around this one, first chapter first; more before and behind. */
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
    // All that is kept stands on one page, wherever that was looked for.
    getPreviousPageParam: (page, _, number) => (number > 1 && page?.pages !== 1 ? number - 1 : undefined),
    // What was read on the way here is marked.
    staleTime: 0,
  });
};
