import type { ShelfBook } from '@/api/types';
import { aPageOf, aShelfBook } from '@test/books';
import { describe, expect, it } from 'vitest';
import { updatesOn, withNewChapter, type ChapterFrame, type Shelf } from './events';

const shelfOf = (...pages: ShelfBook[][]): Shelf => ({
  pages: pages.map((records) => aPageOf(records)),
  pageParams: pages.map(() => ({})),
});
const appears = (bookId: number, index: number): ChapterFrame => ({
  type: 'chapter',
  bookId,
  chapter: { id: index, index, title: `第${index}话` },
});
const told = (shelf: Shelf | undefined) =>
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
    expect(updatesOn(after)).toBe(1);
  });

  it('is not counted twice: not when told again, not when the shelf knew of it', () => {
    const once = withNewChapter(shelf, appears(1, 4))!;
    expect(withNewChapter(once, appears(1, 4))).toBe(once);
    expect(withNewChapter(shelf, appears(1, 3))).toBe(shelf);
  });

  it('of a book that is not on the shelf as it is known, makes it read anew', () => {
    expect(withNewChapter(shelf, appears(9, 1))).toBeUndefined();
  });
});

it('an empty shelf has no updates', () => {
  expect([undefined, shelfOf([])].map(updatesOn)).toEqual([0, 0]);
});
