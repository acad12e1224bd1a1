import type { Chapter } from '@/api/types';
import { useAccount } from '@/features/account';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { chapterQuery, prefetchChapter, useOpening } from '../chapter';
import type { StartPositionOf } from '../progress/useProgress';

/** One chapter of the run. */
export interface ChapterSection {
  id: number;
  chapter: Chapter | null;
  state: 'open' | 'locked' | 'loading' | 'failed' | 'gone';
  /** The error of a failed chapter. */
  error: unknown;
  reload: () => Promise<unknown>;
}

interface ChapterRun {
  sections: readonly ChapterSection[];
  /** Appends the next chapter, once the last one is loaded and unlocked. */
  extend: () => void;
}

/** Chapters this near to the current one are kept up to date. Others are refetched when the reader gets near them. */
const NEAR = 2;

/** The run of chapters from the start position on, each with a link to the next. `at` is the current chapter. */
export function useChapterRun(bookId: number, start: StartPositionOf<'comic'>, at: number): ChapterRun {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const [run, setRun] = useState({ start, ids: [start.chapterId] });
  // A new start position: keep the run if it contains the chapter.
  if (run.start !== start)
    setRun({ start, ids: run.ids.includes(start.chapterId) ? run.ids : [start.chapterId] });

  const { ids } = run;
  const here = ids.indexOf(at);
  const combine = useCallback(
    (results: UseQueryResult<Chapter | null>[]) =>
      results.map(({ data, error, refetch }, place): ChapterSection => {
        const { queryKey } = chapterQuery(uid, bookId, ids[place]!);
        const later = () => client.invalidateQueries({ queryKey, refetchType: 'none' });
        return {
          id: ids[place]!,
          chapter: data ?? null,
          state: stateOf(data, error),
          error,
          reload: isNear(here, place) ? refetch : later,
        };
      }),
    [client, uid, bookId, ids, here],
  );
  const sections = useQueries({
    queries: ids.map((id, place) => ({
      ...chapterQuery(uid, bookId, id),
      enabled: ({ state }: { state: { data?: unknown } }) => state.data === undefined || isNear(here, place),
    })),
    combine,
  });

  const last = sections[sections.length - 1];
  const next = last?.state === 'open' ? last.chapter?.next?.id : undefined;
  useEffect(() => {
    if (next !== undefined) prefetchChapter(client, bookId, next);
  }, [client, bookId, next]);
  useOpening(sections);

  const extend = useCallback(() => {
    if (next === undefined) return;
    setRun((now) => (now.ids.includes(next) ? now : { ...now, ids: [...now.ids, next] }));
  }, [next]);
  return { sections, extend };
}

/** Until the current chapter is known, all chapters count as near. */
const isNear = (here: number, place: number) => here < 0 || Math.abs(place - here) <= NEAR;

function stateOf(chapter: Chapter | null | undefined, error: unknown): ChapterSection['state'] {
  if (chapter) return chapter.locked ? 'locked' : 'open';
  if (chapter === null) return 'gone';
  return error ? 'failed' : 'loading';
}
