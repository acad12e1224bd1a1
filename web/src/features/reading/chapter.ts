import { ApiError } from '@/api/errors';
import { isGone } from '@/api/gone';
import { isOffline } from '@/api/offline';
import { CONDITION_NOT_MET } from '@/api/refusals';
import type { Chapter } from '@/api/types';
import { isMember, useAccount, useStatus } from '@/features/account';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readChapter } from './api';

/** Addresses are asked for anew this long before they run out. */
const EARLY_MS = 30_000;
/** Not more often than this, whatever the clocks say. */
const LEAST_MS = 10_000;
/** A timer does not reach further. */
const MOST_MS = 2 ** 31 - 1;

/** A chapter as this player may see it: of one that is locked, how it begins. Null: gone. */
export const chapterQuery = (uid: number, bookId: number, chapterId: number) =>
  queryOptions({
    queryKey: ['chapter', uid, bookId, chapterId] as const,
    queryFn: async (): Promise<Chapter | null> => {
      try {
        return await readChapter(bookId, chapterId);
      } catch (error) {
        const preview = previewOf(error);
        if (preview) return preview;
        if (isGone(error)) return null;
        const kept = isOffline(error) ? await readKept(bookId, chapterId) : null;
        if (kept) return kept;
        throw error;
      }
    },
    staleTime: ({ state }) => untilStale(state.data ?? null),
    refetchInterval: ({ state }) => {
      const ms = untilStale(state.data ?? null);
      return ms === Infinity ? false : ms;
    },
  });

/** A chapter; it opens by itself when the membership comes, and has new addresses before the old ones run out. */
export function useChapter(bookId: number, chapterId: number) {
  const uid = useAccount((account) => account.uid);
  const query = useQuery(chapterQuery(uid, bookId, chapterId));
  useOpening(query.data ?? null, query.refetch);
  return query;
}

/** Reads a chapter ahead of its being wanted. */
export function prefetchChapter(client: QueryClient, bookId: number, chapterId: number): void {
  const { uid } = useAccount.getState();
  void client.prefetchQuery(chapterQuery(uid, bookId, chapterId));
}

/** Reads it again when whether its reader is a member is no more what it was shown for. */
export function useOpening(chapter: Chapter | null, refetch: () => unknown): void {
  const member = isMember(useStatus());
  const opens = Boolean(chapter?.locked) && member;
  useEffect(() => {
    if (opens) void refetch();
  }, [opens, refetch]);
}

function previewOf(error: unknown): Chapter | null {
  if (!(error instanceof ApiError) || error.code !== CONDITION_NOT_MET) return null;
  return (error.data as { preview?: Chapter } | null)?.preview ?? null;
}

async function readKept(bookId: number, chapterId: number): Promise<Chapter | null> {
  const { keptChapter } = await import('@/features/offline');
  return keptChapter(bookId, chapterId);
}

function untilStale(chapter: Chapter | null): number {
  if (!chapter?.expiresAt) return Infinity;
  const left = Date.parse(chapter.expiresAt) - EARLY_MS - Date.now();
  return Math.min(Math.max(left, LEAST_MS), MOST_MS);
}
