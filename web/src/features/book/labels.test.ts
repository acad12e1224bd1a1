import { aBook, aChapterLine, aReadingProgress, aWholeBook } from '@test/books';
import { describe, expect, it } from 'vitest';
import {
  alike,
  byDay,
  dayName,
  isLocked,
  lengthLine,
  placeLine,
  readEntry,
  readEntryLabel,
  readPath,
} from './labels';

describe('the length of a book and the reader’s progress', () => {
  it.each([
    [aBook(), '更新至第3话'],
    [aBook({ status: 'finished' }), '全3话'],
    [aBook({ kind: 'novel', chapterNum: 12 }), '更新至第12章'],
    [aBook({ kind: 'animation', status: 'finished' }), '全3集'],
    [aBook({ chapterNum: 0 }), '即将上线'],
  ])('book %# has the length %s', (book, line) => expect(lengthLine(book)).toBe(line));

  it.each([
    [aBook(), ''],
    [aBook({ progress: aReadingProgress() }), '看到第2话'],
    [aBook({ kind: 'novel', progress: aReadingProgress() }), '读到第2章'],
    [aBook({ progress: aReadingProgress({ chapterIndex: 0, chapterTitle: '' }) }), '看过'],
  ])('book %# has the progress "%s"', (book, line) => expect(placeLine(book)).toBe(line));
});

describe('the link to read', () => {
  const gone = aReadingProgress({ chapterIndex: 0, chapterTitle: '' });
  it.each([
    ['reading begins at the first chapter', aWholeBook(), '/readbook/2001/1', '开始阅读'],
    [
      'reading continues at the saved chapter',
      aWholeBook({ progress: aReadingProgress() }),
      '/readbook/2001/2',
      '继续阅读 · 第2话',
    ],
    [
      'reading begins again if the saved chapter is gone',
      aWholeBook({ progress: gone }),
      '/readbook/2001/1',
      '从头阅读',
    ],
    ['an animation is watched', aWholeBook({ kind: 'animation' }), '/watch/2001/1', '开始观看'],
    ['a book without chapters has no link', aWholeBook({ firstChapter: null }), null, '开始阅读'],
    ['a book from a list has no link yet', aBook(), null, '开始阅读'],
  ])('%s', (_, book, way, label) => {
    expect([readEntry(book), readEntryLabel(book)]).toEqual([way, label]);
  });

  it('a chapter’s link depends on the kind', () => {
    expect(readPath('novel', 2013, 4)).toBe('/readbook/2013/4');
    expect(readPath('animation', 2021, 2)).toBe('/watch/2021/2');
  });
});

it('a membership that began or ended after the menu was loaded counts at once', () => {
  const vip = aChapterLine(3, { access: 'vip', locked: true });
  expect([undefined, false, true].map((member) => isLocked(vip, member))).toEqual([true, true, false]);
  const open = aChapterLine(3, { access: 'vip', locked: false });
  expect([undefined, false, true].map((member) => isLocked(open, member))).toEqual([false, true, false]);
  expect(isLocked(aChapterLine(1), false)).toBe(false);
});

describe('days', () => {
  const now = new Date(2026, 10, 21, 15).getTime();
  const at = (...[year, month, day, hour = 12]: number[]) =>
    new Date(year!, month! - 1, day, hour).toISOString();

  it.each([
    [at(2026, 11, 21, 0), '今天'],
    [at(2026, 11, 20, 23), '昨天'],
    [at(2026, 11, 20, 0), '昨天'],
    [at(2026, 11, 19, 23), '11月19日'],
    [at(2025, 12, 31), '2025年12月31日'],
  ])('%s is called %s', (time, name) => expect(dayName(time, now)).toBe(name));

  it('books are grouped by the reading time, even if the server received it later', () => {
    const read = (id: number, readAt: string) =>
      aBook({ id, progress: aReadingProgress({ bookId: id, readAt }) });
    const books = [
      read(1, at(2026, 11, 21)),
      read(2, at(2026, 11, 17)),
      read(3, at(2026, 11, 20)),
      read(4, at(2026, 11, 21, 9)),
    ];
    const days = byDay(books, now).map(({ day, books: of }) => [day, of.map(({ id }) => id)]);
    expect(days).toEqual([
      ['今天', [1, 4]],
      ['昨天', [3]],
      ['11月17日', [2]],
    ]);
  });
});

it('the most similar books come first, without the book itself', () => {
  const one = aBook({ id: 1, category: '校园', tags: ['电竞'] });
  const two = aBook({ id: 2, category: '修仙', tags: ['成长'] });
  const three = aBook({ id: 3, category: '修仙', tags: ['搞笑'] });
  const own = aBook();
  expect(alike(own, [own, one, two, three]).map(({ id }) => id)).toEqual([3, 2, 1]);
});
