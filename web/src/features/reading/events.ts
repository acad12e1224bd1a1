import type { Chapter } from '@/api/types';
import { playerHandlers } from '@/data/eventRegistry';
import { progressSyncOf } from './progress/progressSyncOf';
// Registers the kind, and connects the outbox with the reading progress.
import './progress/readingKind';

export const readingEvents = playerHandlers({
  /**
   * After a reconnection: saves the progress made offline, and refetches last chapters, because a frame about a next
   * chapter may be lost.
   */
  hello: ({ client, uid }) => {
    void progressSyncOf(uid).resume();
    void client.invalidateQueries({
      queryKey: ['chapter', uid],
      predicate: ({ state }) => isLast(state.data as Chapter | null | undefined),
    });
  },
  /** Applies a new reading position from another device of this player. */
  reading: ({ uid }, { bookId, version }) => {
    void progressSyncOf(uid).serverProgressChanged(bookId, version);
  },
  /** Invalidates the neighbours of a new chapter, because they link to it, and the chapter lists. */
  chapter: ({ client, uid }, { bookId, chapter: { index } }) => {
    void client.invalidateQueries({
      queryKey: ['chapter', uid, bookId],
      predicate: ({ state }) => {
        const chapter = state.data as Chapter | null | undefined;
        return isLast(chapter) || Math.abs((chapter?.index ?? index) - index) <= 1;
      },
    });
    void client.invalidateQueries({ queryKey: ['reading', 'chapters', uid, bookId] });
  },
});

const isLast = (chapter: Chapter | null | undefined) => Boolean(chapter) && !chapter?.next;
