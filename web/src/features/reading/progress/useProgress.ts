import type { BookKind, Locator, ReadingProgress } from '@/api/types';
import { useAccount } from '@/features/account';
import { applyProgress, bookKey, readingKey } from '@/features/book';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { chapterQuery } from '../chapter';
import type { ReadingStart } from './mergeProgress';
import { progressSyncOf } from './progressSyncOf';

/** The form of a place, by the kind of the book. */
interface Locators {
  comic: Extract<Locator, { page: number }>;
  novel: Extract<Locator, { paragraph: number }>;
  animation: Extract<Locator, { second: number }>;
}
export type LocatorOf<Kind extends BookKind> = Locators[Kind];

export interface StartPositionOf<Kind extends BookKind> {
  chapterId: number;
  /** Null: the chapter's beginning. */
  locator: LocatorOf<Kind> | null;
}

export interface OtherDevicePrompt {
  kind: BookKind;
  progress: ReadingProgress;
  /** Continues at the place of the other device. */
  accept: () => void;
  /** Keeps this device's place. */
  stay: () => void;
}

export interface ReadingProgressHandle<Kind extends BookKind> {
  /** The start position; undefined: not known yet. Whenever the object changes, the reader moves there. */
  start: StartPositionOf<Kind> | undefined;
  /** Opens the chosen chapter. */
  go: (chapterId: number, locator?: LocatorOf<Kind>) => void;
  /** Reports the reader's place. May be called on every frame. */
  move: (chapterId: number, locator: LocatorOf<Kind>) => void;
  /** Saves at once. */
  flush: () => void;
  /** The place of another device, until the player decides. */
  ask: OtherDevicePrompt | null;
}

/** Start position in an open book, and the functions that save the player's place. */
export function useProgress<Kind extends BookKind>(
  bookId: number,
  chapterId: number,
  kind: Kind,
): ReadingProgressHandle<Kind> {
  const uid = useAccount((account) => account.uid);
  const sync = useMemo(() => progressSyncOf(uid), [uid]);
  const client = useQueryClient();
  useEffect(() => {
    // No clean-up: the answer to the last place comes after the reader is closed.
    sync.setSavedListener((saved) => applyProgress(client, uid, saved));
  }, [client, uid, sync]);
  const [start, setStart] = useState<ReadingStart>();
  // The address changes with the chapter, but the book was opened only once.
  const [first] = useState(chapterId);
  useEffect(() => {
    let isCurrent = true;
    void sync.openBook(bookId, first).then((found) => isCurrent && setStart(found));
    return () => {
      isCurrent = false;
      sync.closeBook(bookId);
      if (uid) return;
      // No push reports a visitor's place.
      for (const queryKey of [bookKey(bookId), readingKey(uid)]) void client.invalidateQueries({ queryKey });
    };
  }, [client, uid, sync, bookId, first]);

  const progress = useSyncExternalStore(sync.subscribe, () => sync.promptedFor(bookId));
  return useMemo(
    () => ({
      // The server refuses places of another kind.
      start: start as StartPositionOf<Kind> | undefined,
      go: (to, locator) => setStart({ chapterId: to, locator: locator ?? null }),
      move: (at, locator) => {
        const chapter = client.getQueryData(chapterQuery(uid, bookId, at).queryKey);
        sync.move(bookId, at, locator, chapter?.index);
      },
      flush: () => sync.flush(),
      ask: progress && {
        kind,
        progress,
        accept: () => setStart((now) => sync.accept(bookId) ?? now),
        stay: () => sync.stay(bookId),
      },
    }),
    [start, client, uid, sync, bookId, kind, progress],
  );
}
