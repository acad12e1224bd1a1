import { ApiError } from '@/api/errors';
import { isGone } from '@/api/gone';
import { isOffline } from '@/api/offline';
import { CONDITION_NOT_MET } from '@/api/actionErrors';
import type { Chapter } from '@/api/types';
import { OFFLINE_FALLBACK_MS, TIMER_MAX_MS } from '@/constants';
import { useAccount, useMembership } from '@/features/account';
import { serverNow } from '@/lib/serverClock';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readChapter } from './api';

/** Signed addresses are renewed this long before they expire. */
const EARLY_MS = 30_000;
/** Minimum time between two renewals, in case clocks disagree. */
const LEAST_MS = 10_000;

/** A chapter; `savedOffline` marks this device's copy, used because no answer arrived. */
type OpenChapter = Chapter & { savedOffline?: true };

/** A chapter as this player may see it; a locked chapter has only its preview. Null: gone. */
export const chapterQuery = (uid: number, bookId: number, chapterId: number) =>
  queryOptions({
    queryKey: ['chapter', uid, bookId, chapterId] as const,
    queryFn: async ({ client, queryKey }): Promise<OpenChapter | null> => {
      const answer = fetchChapter(bookId, chapterId);
      const chapter = await withTimeoutOrSaved(answer, bookId, chapterId).catch(async (error: unknown) => {
        const savedOffline = isOffline(error) ? await readSaved(bookId, chapterId) : null;
        if (savedOffline) return savedOffline;
        throw error;
      });
      // The saved copy is shown until the late answer arrives.
      if (chapter?.savedOffline)
        void answer.then(
          (late) => client.setQueryData(queryKey, late),
          () => undefined,
        );
      return chapter;
    },
    // The saved copy is replaced when the network is back.
    refetchOnReconnect: ({ state }) => state.data?.savedOffline === true,
    staleTime: ({ state }) => (state.data?.savedOffline ? 0 : untilStale(state.data ?? null)),
    refetchInterval: ({ state }) => {
      const ms = untilStale(state.data ?? null);
      return ms === Infinity ? false : ms;
    },
  });

/** A chapter that unlocks when the membership starts, and renews its addresses before they expire. */
export function useChapter(bookId: number, chapterId: number) {
  const uid = useAccount((account) => account.uid);
  const query = useQuery(chapterQuery(uid, bookId, chapterId));
  useOpening([{ chapter: query.data ?? null, reload: query.refetch }]);
  return query;
}

export function prefetchChapter(client: QueryClient, bookId: number, chapterId: number): void {
  const { uid } = useAccount.getState();
  void client.prefetchQuery(chapterQuery(uid, bookId, chapterId));
}

/** A shown chapter, and how to refetch it. */
interface ShownChapter {
  chapter: Chapter | null;
  reload: () => unknown;
}

/**
 * Refetches chapters when the membership changes: a locked chapter when it starts, members-only chapters when it
 * ends. A chapter that stays locked for a member is not refetched in a loop.
 */
export function useOpening(shown: readonly ShownChapter[]): void {
  const member = useMembership() ?? false;
  const was = useRef(member);
  const locked = shown.find(({ chapter }) => chapter?.locked);
  const open = useEffectEvent(() => void locked?.reload());
  const close = useEffectEvent(() => {
    for (const { chapter, reload } of shown) if (chapter?.access === 'vip' && !chapter.locked) void reload();
  });
  const lockedId = locked?.chapter?.id;
  useEffect(() => {
    const ended = was.current && !member;
    was.current = member;
    if (ended) close();
    else if (member && lockedId !== undefined) open();
  }, [member, lockedId]);
}

async function fetchChapter(bookId: number, chapterId: number): Promise<Chapter | null> {
  try {
    return await readChapter(bookId, chapterId);
  } catch (error) {
    const preview = previewOf(error);
    if (preview) return preview;
    if (isGone(error)) return null;
    throw error;
  }
}

/** The answer; on a stalled connection the saved copy, if there is one. */
async function withTimeoutOrSaved(
  answer: Promise<Chapter | null>,
  bookId: number,
  chapterId: number,
): Promise<OpenChapter | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<'stalled'>((done) => {
    timer = setTimeout(() => done('stalled'), OFFLINE_FALLBACK_MS);
  });
  try {
    const first = await Promise.race([answer, stalled]);
    return first === 'stalled' ? ((await readSaved(bookId, chapterId)) ?? (await answer)) : first;
  } finally {
    clearTimeout(timer);
  }
}

function previewOf(error: unknown): Chapter | null {
  if (!(error instanceof ApiError) || error.code !== CONDITION_NOT_MET) return null;
  return (error.data as { preview?: Chapter } | null)?.preview ?? null;
}

async function readSaved(bookId: number, chapterId: number): Promise<OpenChapter | null> {
  const { savedChapter } = await import('@/features/offline');
  const chapter = await savedChapter(bookId, chapterId);
  return chapter && { ...chapter, savedOffline: true };
}

/** Time until the signed addresses expire, or the membership that opens the chapter ends. */
function untilStale(chapter: Chapter | null): number {
  const ends = [
    chapter?.expiresAt ? Date.parse(chapter.expiresAt) - EARLY_MS : Infinity,
    chapter?.keepUntil ? Date.parse(chapter.keepUntil) : Infinity,
  ];
  const left = Math.min(...ends) - serverNow();
  return left === Infinity ? left : Math.min(Math.max(left, LEAST_MS), TIMER_MAX_MS);
}
