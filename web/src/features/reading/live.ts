import type { Chapter } from '@/api/types';
import type { AppFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { progressSyncOf } from './progress/browserEnvironment';

export { readingKind } from './progress/browserEnvironment';

/** Applies a new reading position from another device of this player. */
export function applyReadingPosition(
  uid: number,
  { bookId, version }: Extract<AppFrame, { type: 'reading' }>,
): void {
  void progressSyncOf(uid).serverProgressChanged(bookId, version);
}

/** Invalidates the neighbours of a new chapter, because they link to it, and the chapter lists. */
export function applyNewChapter(
  client: QueryClient,
  uid: number,
  { bookId, chapter: { index } }: Extract<AppFrame, { type: 'chapter' }>,
): void {
  void client.invalidateQueries({
    queryKey: ['chapter', uid, bookId],
    predicate: ({ state }) => {
      const chapter = state.data as Chapter | null | undefined;
      return isLast(chapter) || Math.abs((chapter?.index ?? index) - index) <= 1;
    },
  });
  void client.invalidateQueries({ queryKey: ['reading', 'chapters', uid, bookId] });
}

/**
 * After a reconnection: saves the progress made offline, and refetches last chapters, because a frame about a next
 * chapter may be lost.
 */
export function resumeReading(client: QueryClient, uid: number): void {
  void progressSyncOf(uid).resume();
  void client.invalidateQueries({
    queryKey: ['chapter', uid],
    predicate: ({ state }) => isLast(state.data as Chapter | null | undefined),
  });
}

const isLast = (chapter: Chapter | null | undefined) => Boolean(chapter) && !chapter?.next;
