import type { ShelfBook } from '@/api/types';
import { aShelfBook, aShelfPage } from '@test/books';
import { describe, expect, it } from 'vitest';
import { updateCount, withNewChapter, withUpdatesSeen, type ChapterFrame, type ShelfState } from './events';

const shelfOf = (...pages: ShelfBook[][]): ShelfState => ({
  pages: pages.map((records) =>
    aShelfPage(records, pages.flat().filter(({ updates }) => updates > 0).length),
  ),
  pageParams: pages.map(() => ({})),
});
const appears = (bookId: number, index: number): ChapterFrame => ({
  type: 'chapter',
  bookId,
  chapter: { id: index, index, title: `第${index}话` },
});
const told = (shelf: ShelfState | undefined) =>
  shelf?.pages.map(({ records }) => records.map(({ id, updates, chapterNum }) => [id, updates, chapterNum]));

describe('a chapter that appears', () => {
  const shelf = shelfOf([aShelfBook({ id: 1 }), aShelfBook({ id: 2 })], [aShelfBook({ id: 3 })]);

  it('is marked, and its book comes first', () => {
    expect(told(withNewChapter(shelf, appears(3, 4)))).toEqual([
      [
        [3, 1, 4],
        [1, 0, 3],
        [2, 0, 3],
      ],
      [],
    ]);
  });

  it('counts with those before it that were not told of', () => {
    const after = withNewChapter(shelf, appears(1, 6))!;
    expect(told(after)![0]![0]).toEqual([1, 3, 6]);
    expect(updateCount(after)).toBe(1);
  });

  it('is not counted twice: not when told again, not when the shelf knew of it', () => {
    const once = withNewChapter(shelf, appears(1, 4))!;
    expect(withNewChapter(once, appears(1, 4))).toBe(once);
    const knew = shelfOf([aShelfBook({ id: 1, updates: 1 })]);
    expect(withNewChapter(knew, appears(1, 3))).toBe(knew);
    expect(updateCount(withNewChapter(once, appears(1, 5)))).toBe(1);
  });

  it('makes the shelf read anew where that does not know the book, or of the chapter', () => {
    expect(withNewChapter(shelf, appears(9, 1))).toBeUndefined();
    expect(withNewChapter(shelf, appears(1, 3))).toBeUndefined();
  });
});

describe('how many books are new', () => {
  it('is what the server says of the whole shelf, however much of it is here', () => {
    const first = { pages: [aShelfPage([aShelfBook({ updates: 1 })], 64)], pageParams: [{}] };
    expect(updateCount(first)).toBe(64);
    const later = { pages: [...first.pages, aShelfPage([aShelfBook({ id: 1 })], 63)], pageParams: [{}, {}] };
    expect(updateCount(later)).toBe(63);
    expect([undefined, shelfOf([])].map(updateCount)).toEqual([0, 0]);
  });

  it('moves with what appears and with what is seen', () => {
    const shelf = shelfOf(
      [aShelfBook({ id: 1, updates: 2 }), aShelfBook({ id: 2 })],
      [aShelfBook({ id: 3 })],
    );
    const more = withNewChapter(shelf, appears(3, 4))!;
    expect(updateCount(more)).toBe(2);
    const fewer = withUpdatesSeen(more, 1)!;
    expect([updateCount(fewer), told(fewer)![0]![1]]).toEqual([1, [1, 0, 3]]);
    expect(withUpdatesSeen(fewer, 1)).toBe(fewer);
    expect(withUpdatesSeen(fewer, 9)).toBeUndefined();
  });
});
