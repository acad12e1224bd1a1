import type { Chapter } from '@/api/types';
import type { AppFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { progressSyncOf } from './progress/browserEnvironment';

/** Another device of this player has read on. */
export function applyReadingPosition(
  uid: number,
  { bookId, version }: Extract<AppFrame, { type: 'reading' }>,
): void {
  void progressSyncOf(uid).serverProgressChanged(bookId, version);
}

/** A book has a new chapter: those beside it lead to it, and lists of chapters have it. */
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

/** The line is there again: what was read without it is saved, and whoever waits at a book's end asks whether it goes on. */
export function resumeReading(client: QueryClient, uid: number): void {
  void progressSyncOf(uid).resume();
  void client.invalidateQueries({
    queryKey: ['chapter', uid],
    predicate: ({ state }) => isLast(state.data as Chapter | null | undefined),
  });
}

const isLast = (chapter: Chapter | null | undefined) => Boolean(chapter) && !chapter?.next;
