import type { Book, BookKind, ChapterBrief, ChapterRef } from '@/api/types';
import { midnight } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

export const KINDS: readonly { kind: BookKind; name: string }[] = [
  { kind: 'comic', name: t('漫画') },
  { kind: 'novel', name: t('小说') },
  { kind: 'animation', name: t('动画') },
];

/** What a chapter is counted in. */
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

/** How far a book goes. */
export function lengthLine({ kind, status, chapterNum }: Counted): string {
  if (chapterNum === 0) return t('即将上线');
  return status === 'finished'
    ? t`全${inUnits(kind, chapterNum)}`
    : t`更新至${chapterNumber(kind, chapterNum)}`;
}

/** How far its reader is; nothing where nothing was read. */
export function placeLine({ kind, progress }: Pick<Book, 'kind' | 'progress'>): string {
  if (!progress) return '';
  // Novels are read, all else is looked at.
  const novel = kind === 'novel';
  if (progress.chapterIndex === 0) return novel ? t('读过') : t('看过');
  const place = chapterNumber(kind, progress.chapterIndex);
  return novel ? t`读到${place}` : t`看到${place}`;
}

/** Where reading goes on, or begins; null where there is nothing to read yet. */
export function readEntry(
  book: Pick<Book, 'id' | 'kind' | 'progress'> & { firstChapter?: ChapterRef | null },
): string | null {
  const { id, kind, progress, firstChapter } = book;
  // A chapter that is gone has no place any more.
  const chapter = progress && progress.chapterIndex > 0 ? progress.chapterId : firstChapter?.id;
  return chapter === undefined ? null : readPath(kind, id, chapter);
}

export function readPath(kind: BookKind, id: number, chapter: number): string {
  return kind === 'animation' ? paths.watch(id, chapter) : paths.readbook(id, chapter);
}

/** On the button that leads there. */
export function readEntryLabel({ kind, progress }: Pick<Book, 'kind' | 'progress'>): string {
  const watched = kind === 'animation';
  if (!progress) return watched ? t('开始观看') : t('开始阅读');
  if (progress.chapterIndex === 0) return watched ? t('从头观看') : t('从头阅读');
  const place = chapterNumber(kind, progress.chapterIndex);
  return watched ? t`继续观看 · ${place}` : t`继续阅读 · ${place}`;
}

/** A chapter is locked for who is no member; `member`: undefined while that is not known. */
export function isLocked(
  { access, locked }: Pick<ChapterBrief, 'access' | 'locked'>,
  member?: boolean,
): boolean {
  return member === undefined ? locked : access === 'vip' && !member;
}

/** 今天, 昨天, 11月18日; of another year with that. */
export function dayName(time: string, now: number): string {
  const then = new Date(time);
  if (then.getTime() >= midnight(now)) return t('今天');
  if (then.getTime() >= midnight(now, -1)) return t('昨天');
  const [year, month, day] = [then.getFullYear(), then.getMonth() + 1, then.getDate()];
  return year === new Date(now).getFullYear() ? t`${month}月${day}日` : t`${year}年${month}月${day}日`;
}

/** When a book was read last, by the device it was read on. */
const readAt = ({ progress, updateTime }: Book): string => progress?.readAt ?? updateTime;

/**
 * Books by the day when they were read last, the last first. The server gives them by when it heard of that, which may be days later:
 * what is read without a network is saved when there is one.
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

/** Other books, those with most in common first; of equals the order stays. */
export function alike(book: Book, others: readonly Book[]): Book[] {
  const own = new Set([book.category, ...book.tags]);
  const common = (other: Book) =>
    new Set([other.category, ...other.tags].filter((word) => own.has(word))).size;
  return others.filter(({ id }) => id !== book.id).sort((one, two) => common(two) - common(one));
}
