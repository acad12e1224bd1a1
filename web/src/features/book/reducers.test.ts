import type { ShelfBook } from '@/api/types';
import type { EventFrame } from '@/data/eventRegistry';
import { aShelfBook, aShelfPage } from '@test/books';
import { describe, expect, it } from 'vitest';
import { updateCount, withNewChapter, withUpdatesSeen, type ShelfState } from './reducers';

const shelfOf = (...pages: ShelfBook[][]): ShelfState => ({
  pages: pages.map((records) =>
    aShelfPage(records, pages.flat().filter(({ updates }) => updates > 0).length),
  ),
  pageParams: pages.map(() => ({})),
});
const appears = (bookId: number, index: number): EventFrame<'chapter'> => ({
  type: 'chapter',
  bookId,
  chapter: { id: index, index, title: `第${index}话` },
});
const summaryOf = (shelf: ShelfState | undefined) =>
  shelf?.pages.map(({ records }) => records.map(({ id, updates, chapterNum }) => [id, updates, chapterNum]));

describe('a new chapter', () => {
  const shelf = shelfOf([aShelfBook({ id: 1 }), aShelfBook({ id: 2 })], [aShelfBook({ id: 3 })]);

  it('a new chapter marks its book and moves it to the top', () => {
    expect(summaryOf(withNewChapter(shelf, appears(3, 4)))).toEqual([
      [
        [3, 1, 4],
        [1, 0, 3],
        [2, 0, 3],
      ],
      [],
    ]);
  });

  it('a new chapter also counts the chapters before it whose frames were missed', () => {
    const after = withNewChapter(shelf, appears(1, 6))!;
    expect(summaryOf(after)![0]![0]).toEqual([1, 3, 6]);
    expect(updateCount(after)).toBe(1);
  });

  it('a repeated chapter frame, or a chapter that the shelf already includes, is not counted twice', () => {
    const once = withNewChapter(shelf, appears(1, 4))!;
    expect(withNewChapter(once, appears(1, 4))).toBe(once);
    const upToDate = shelfOf([aShelfBook({ id: 1, updates: 1 })]);
    expect(withNewChapter(upToDate, appears(1, 3))).toBe(upToDate);
    expect(updateCount(withNewChapter(once, appears(1, 5)))).toBe(1);
  });

  it('an unknown book, or a chapter that the shelf may have missed, triggers a refetch', () => {
    expect(withNewChapter(shelf, appears(9, 1))).toBeUndefined();
    expect(withNewChapter(shelf, appears(1, 3))).toBeUndefined();
  });
});

describe('the number of books with updates', () => {
  it('the count is the server’s count of the whole shelf, even if only a part is loaded', () => {
    const first = { pages: [aShelfPage([aShelfBook({ updates: 1 })], 64)], pageParams: [{}] };
    expect(updateCount(first)).toBe(64);
    const later = { pages: [...first.pages, aShelfPage([aShelfBook({ id: 1 })], 63)], pageParams: [{}, {}] };
    expect(updateCount(later)).toBe(63);
    expect([undefined, shelfOf([])].map(updateCount)).toEqual([0, 0]);
  });

  it('the count changes with new chapters and with seen ones', () => {
    const shelf = shelfOf(
      [aShelfBook({ id: 1, updates: 2 }), aShelfBook({ id: 2 })],
      [aShelfBook({ id: 3 })],
    );
    const more = withNewChapter(shelf, appears(3, 4))!;
    expect(updateCount(more)).toBe(2);
    const fewer = withUpdatesSeen(more, 1)!;
    expect([updateCount(fewer), summaryOf(fewer)![0]![1]]).toEqual([1, [1, 0, 3]]);
    expect(withUpdatesSeen(fewer, 1)).toBe(fewer);
    expect(withUpdatesSeen(fewer, 9)).toBeUndefined();
  });
});
