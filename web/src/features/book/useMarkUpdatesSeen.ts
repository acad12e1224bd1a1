import { useWrite } from '@/api/useWrite';
import type { Book, ChapterBrief } from '@/api/types';
import { useAccount } from '@/features/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { markSeen, shelfKey } from './api';
import { applyUpdatesSeen } from './events';

/**
 * The chapters that were new when the reader opened them, by reader and book. The server already counts them
 * as seen.
 */
const useUnseenChapters = create<Record<string, readonly number[]>>(() => ({}));
const NONE: readonly number[] = [];

/**
 * Tells the server that the reader saw a shelf book's new chapters, which clears the shelf's mark. Returns
 * the chapters that stay marked until they are read or the app restarts.
 */
export function useMarkUpdatesSeen({ id, subscribed }: Book, chapters: readonly ChapterBrief[] | undefined) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const about = `${uid}:${id}`;
  const newChapterIds = useUnseenChapters((known) => known[about] ?? NONE);
  const { mutate } = useWrite({
    mutationFn: () => markSeen(id),
    onSuccess: () => {
      applyUpdatesSeen(client, uid, id);
      void client.invalidateQueries({ queryKey: shelfKey(uid) });
    },
  });
  const fresh = subscribed
    ? (chapters?.filter(({ isNew }) => isNew).map((chapter) => chapter.id) ?? NONE)
    : NONE;
  const markSeenNow = useEffectEvent(() => {
    useUnseenChapters.setState((known) => ({ [about]: [...new Set([...(known[about] ?? NONE), ...fresh])] }));
    mutate();
  });
  const newest = fresh.join();
  useEffect(() => {
    if (newest) markSeenNow();
  }, [newest]);
  return newChapterIds;
}
