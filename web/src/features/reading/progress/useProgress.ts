import type { BookKind, Locator, ReadingProgress } from '@/api/types';
import { useAccount } from '@/features/account';
import { applyProgress, bookKey, readingKey } from '@/features/book';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { chapterQuery } from '../chapter';
import type { ReadingStart } from './mergeProgress';
import { progressSyncOf } from './browserEnvironment';

/** How a place is told, by the kind of the book. */
interface Locators {
  comic: Extract<Locator, { page: number }>;
  novel: Extract<Locator, { paragraph: number }>;
  animation: Extract<Locator, { second: number }>;
}
export type LocatorOf<Kind extends BookKind> = Locators[Kind];

export interface StartPositionOf<Kind extends BookKind> {
  chapterId: number;
  /** Null: at the chapter's beginning. */
  locator: LocatorOf<Kind> | null;
}

export interface OtherDevicePrompt {
  kind: BookKind;
  progress: ReadingProgress;
  /** Goes on where the other device is. */
  accept: () => void;
  /** Stays here. */
  stay: () => void;
}

export interface ReadingProgressHandle<Kind extends BookKind> {
  /** Where to be; undefined: not known yet. Another object, and the reader goes there. */
  start: StartPositionOf<Kind> | undefined;
  /** Goes to a chapter that was chosen. */
  go: (chapterId: number, locator?: LocatorOf<Kind>) => void;
  /** Tells where the reader is; as often as it likes. */
  move: (chapterId: number, locator: LocatorOf<Kind>) => void;
  /** Saves at once. */
  flush: () => void;
  /** Another device has read elsewhere, and nobody has said yet what counts. */
  ask: OtherDevicePrompt | null;
}

/** Where this player is in a book that is open at this chapter: where to begin, and how that is saved. */
export function useProgress<Kind extends BookKind>(
  bookId: number,
  chapterId: number,
  kind: Kind,
): ReadingProgressHandle<Kind> {
  const uid = useAccount((account) => account.uid);
  const sync = useMemo(() => progressSyncOf(uid), [uid]);
  const client = useQueryClient();
  useEffect(() => {
    // It stays when the reader is left: the last place is answered after that.
    sync.notifySaved((saved) => applyProgress(client, uid, saved));
  }, [client, uid, sync]);
  const [start, setStart] = useState<ReadingStart>();
  // Reading on changes the address: the book was opened where it was opened.
  const [first] = useState(chapterId);
  useEffect(() => {
    let isCurrent = true;
    void sync.openBook(bookId, first).then((found) => isCurrent && setStart(found));
    return () => {
      isCurrent = false;
      sync.closeBook(bookId);
      if (uid) return;
      // Nobody else tells where a visitor is by now.
      for (const queryKey of [bookKey(bookId), readingKey(uid)]) void client.invalidateQueries({ queryKey });
    };
  }, [client, uid, sync, bookId, first]);

  const progress = useSyncExternalStore(sync.subscribe, () => sync.promptedFor(bookId));
  return useMemo(
    () => ({
      // A book has places of its kind: the server refuses others.
      start: start as StartPositionOf<Kind> | undefined,
      go: (to, locator) => setStart({ chapterId: to, locator: locator ?? null }),
      move: (at, locator) => {
        const chapter = client.getQueryData(chapterQuery(uid, bookId, at).queryKey);
        sync.move(bookId, at, locator, chapter?.index);
      },
      flush: () => void sync.flush(),
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
