import type { Book, BookKind, ChapterBrief, ChapterRef } from '@/api/types';
import { dayName } from '@/lib/dayName';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

export { dayName };

export const KINDS: readonly { kind: BookKind; name: string }[] = [
  { kind: 'comic', name: t('漫画') },
  { kind: 'novel', name: t('小说') },
  { kind: 'animation', name: t('动画') },
];

/** The unit of chapters for each kind. */
const COUNTED: Record<BookKind, (count: number) => string> = {
  comic: (count) => t`${count}话`,
  novel: (count) => t`${count}章`,
  animation: (count) => t`${count}集`,
};
const NTH: Record<BookKind, (index: number) => string> = {
  comic: (index) => t`第${index}话`,
  novel: (index) => t`第${index}章`,
  animation: (index) => t`第${index}集`,
};

export const kindName = (kind: BookKind): string => KINDS.find((known) => known.kind === kind)?.name ?? '';
export const inUnits = (kind: BookKind, count: number): string => COUNTED[kind](count);
export const chapterNumber = (kind: BookKind, index: number): string => NTH[kind](index);

type Counted = Pick<Book, 'kind' | 'status' | 'chapterNum'>;

/** The length of a book. */
export function lengthLine({ kind, status, chapterNum }: Counted): string {
  if (chapterNum === 0) return t('即将上线');
  return status === 'finished'
    ? t`全${inUnits(kind, chapterNum)}`
    : t`更新至${chapterNumber(kind, chapterNum)}`;
}

/** The reader's progress; empty if nothing was read. */
export function placeLine({ kind, progress }: Pick<Book, 'kind' | 'progress'>): string {
  if (!progress) return '';
  // The Chinese verb differs: novels are read (读), other kinds are watched (看).
  const novel = kind === 'novel';
  if (progress.chapterIndex === 0) return novel ? t('读过') : t('看过');
  const place = chapterNumber(kind, progress.chapterIndex);
  return novel ? t`读到${place}` : t`看到${place}`;
}

/** The path where reading continues or begins; null if there is nothing to read yet. */
export function readEntry(
  book: Pick<Book, 'id' | 'kind' | 'progress'> & { firstChapter?: ChapterRef | null },
): string | null {
  const { id, kind, progress, firstChapter } = book;
  // Index 0 means that the last read chapter no longer exists.
  const chapter = progress && progress.chapterIndex > 0 ? progress.chapterId : firstChapter?.id;
  return chapter === undefined ? null : readPath(kind, id, chapter);
}

export function readPath(kind: BookKind, id: number, chapter: number): string {
  return kind === 'animation' ? paths.watch(id, chapter) : paths.readbook(id, chapter);
}

/** The label of the button that leads to the book. */
export function readEntryLabel({ kind, progress }: Pick<Book, 'kind' | 'progress'>): string {
  const watched = kind === 'animation';
  if (!progress) return watched ? t('开始观看') : t('开始阅读');
  if (progress.chapterIndex === 0) return watched ? t('从头观看') : t('从头阅读');
  const place = chapterNumber(kind, progress.chapterIndex);
  return watched ? t`继续观看 · ${place}` : t`继续阅读 · ${place}`;
}

/** Whether a chapter is locked for this reader. `member` is undefined while unknown. */
export function isLocked(
  { access, locked }: Pick<ChapterBrief, 'access' | 'locked'>,
  member?: boolean,
): boolean {
  return member === undefined ? locked : access === 'vip' && !member;
}

/** The last reading time by the clock of the reading device. */
const readAt = ({ progress, updateTime }: Book): string => progress?.readAt ?? updateTime;

/**
 * Groups books by the day of their last reading, latest first. The server sorts by the time it received the
 * progress. That may be days later, because offline reading is uploaded once there is a network.
 */
export function byDay(books: readonly Book[], now: number): { day: string; books: Book[] }[] {
  const days = new Map<string, Book[]>();
  const last = [...books].sort((one, two) => Date.parse(readAt(two)) - Date.parse(readAt(one)));
  for (const book of last) {
    const day = dayName(readAt(book), now);
    days.set(day, [...(days.get(day) ?? []), book]);
  }
  return [...days].map(([day, read]) => ({ day, books: read }));
}

/** The other books, the most similar first. Equal ones keep their order. */
export function alike(book: Book, others: readonly Book[]): Book[] {
  const own = new Set([book.category, ...book.tags]);
  const common = (other: Book) =>
    new Set([other.category, ...other.tags].filter((word) => own.has(word))).size;
  return others.filter(({ id }) => id !== book.id).sort((one, two) => common(two) - common(one));
}
