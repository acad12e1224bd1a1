import type { Book, BookDetail, BookImage, ChapterBrief, ReadingProgress, ShelfBook } from '@/api/types';

const IMAGE: BookImage = {
  full: '/media/cover.webp',
  medium: '/media/cover-320.jpg',
  width: 600,
  height: 800,
  blur: '',
};

/** A serial of three chapters without readers; `difference` replaces fields. */
export function aBook(difference: Partial<Book> = {}): Book {
  return {
    id: 2001,
    kind: 'comic',
    title: '仙门小杂役',
    author: '云上扫叶',
    cover: IMAGE,
    banner: null,
    category: '修仙',
    tags: ['修仙', '搞笑'],
    summary: '捡到一把爱唠叨的锈剑',
    status: 'serial',
    direction: 'strip',
    chapterNum: 3,
    subscribeNum: 86_300,
    readNum: 1_923_000,
    lastChapter: { id: 3, index: 3, title: '第3话 试剑会', access: 'vip' },
    updateTime: '2026-11-20T12:00:00.000Z',
    subscribed: false,
    progress: null,
    ...difference,
  };
}

/** The same book as on its own page. */
export function aWholeBook(difference: Partial<BookDetail> = {}): BookDetail {
  return {
    ...aBook(),
    description: '第一段\n\n第二段',
    firstChapter: { id: 1, index: 1, title: '第1话 扫台阶的少年', access: 'free' },
    ...difference,
  };
}

export function aShelfBook(difference: Partial<ShelfBook> = {}): ShelfBook {
  return { ...aBook({ subscribed: true }), updates: 0, ...difference };
}

/** A reading place in the second chapter. */
export function aReadingProgress(difference: Partial<ReadingProgress> = {}): ReadingProgress {
  return {
    bookId: 2001,
    chapterId: 2,
    chapterIndex: 2,
    chapterTitle: '第2话 一把爱唠叨的剑',
    locator: { page: 3, offset: 0.5 },
    device: 'Chrome · Android',
    deviceId: 'phone',
    version: 1,
    readAt: '2026-11-21T08:00:00.000Z',
    ...difference,
  };
}

export function aChapterLine(index: number, difference: Partial<ChapterBrief> = {}): ChapterBrief {
  return {
    id: index,
    index,
    title: `第${index}话`,
    access: 'free',
    locked: false,
    read: false,
    isNew: false,
    publishTime: '2026-11-20T12:00:00.000Z',
    ...difference,
  };
}

/** One page of a list. */
export function aPageOf<T>(records: readonly T[], nextCursor: string | null = null) {
  return { records: [...records], total: records.length, size: 20, current: 1, pages: 1, nextCursor };
}

/** One page of a shelf. `updated` counts the books with new chapters on the whole shelf. */
export function aShelfPage(
  records: readonly ShelfBook[],
  updated = records.filter(({ updates }) => updates > 0).length,
) {
  return { ...aPageOf(records), updated };
}
