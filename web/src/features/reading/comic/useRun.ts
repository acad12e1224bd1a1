import type { Chapter } from '@/api/types';
import { useAccount } from '@/features/account';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { chapterQuery, prefetchChapter, useOpening } from '../chapter';
import type { StartOf } from '../progress/useProgress';

/** A chapter among those that are open one after the other. */
export interface Section {
  id: number;
  chapter: Chapter | null;
  state: 'open' | 'locked' | 'loading' | 'failed' | 'gone';
  /** Why it failed. */
  error: unknown;
  reload: () => Promise<unknown>;
}

interface Run {
  sections: readonly Section[];
  /** Puts the next chapter behind the last one, once that is there and open. */
  extend: () => void;
}

/** The chapters that are read on from where the reader began: each leads to the next. */
export function useRun(bookId: number, start: StartOf<'comic'>): Run {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const [run, setRun] = useState({ start, ids: [start.chapterId] });
  // Somewhere else: what is open may reach there.
  if (run.start !== start)
    setRun({ start, ids: run.ids.includes(start.chapterId) ? run.ids : [start.chapterId] });

  const { ids } = run;
  const combine = useCallback(
    (results: UseQueryResult<Chapter | null>[]) =>
      results.map(({ data, error, refetch }, place): Section => ({
        id: ids[place]!,
        chapter: data ?? null,
        state: stateOf(data, error),
        error,
        reload: refetch,
      })),
    [ids],
  );
  const sections = useQueries({ queries: ids.map((id) => chapterQuery(uid, bookId, id)), combine });

  const last = sections.at(-1);
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

function stateOf(chapter: Chapter | null | undefined, error: unknown): Section['state'] {
  if (chapter) return chapter.locked ? 'locked' : 'open';
  if (chapter === null) return 'gone';
  return error ? 'failed' : 'loading';
}
