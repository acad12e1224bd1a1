import type { Book, BookKind, ChapterBrief, ChapterRef } from '@/api/types';
import { midnight } from '@/lib/time';
import { t } from '@/lib/words';
import { paths } from '@/paths';

export const KINDS: readonly { kind: BookKind; name: string }[] = [
  { kind: 'comic', name: t('漫画') },
  { kind: 'novel', name: t('小说') },
  { kind: 'animation', name: t('动画') },
];

/** What a chapter is counted in. */
const UNIT: Record<BookKind, string> = { comic: t('话'), novel: t('章'), animation: t('集') };
const READ: Record<BookKind, string> = { comic: t('阅读'), novel: t('阅读'), animation: t('观看') };

export const kindName = (kind: BookKind): string => KINDS.find((known) => known.kind === kind)?.name ?? '';
export const inUnits = (kind: BookKind, count: number): string => `${count}${UNIT[kind]}`;
export const nth = (kind: BookKind, index: number): string => t`第${inUnits(kind, index)}`;

type Counted = Pick<Book, 'kind' | 'status' | 'chapterNum'>;

/** How far a book goes. */
export function lengthLine({ kind, status, chapterNum }: Counted): string {
  if (chapterNum === 0) return t('即将上线');
  return status === 'finished' ? t`全${inUnits(kind, chapterNum)}` : t`更新至${nth(kind, chapterNum)}`;
}

/** How far its reader is; nothing where nothing was read. */
export function placeLine({ kind, progress }: Pick<Book, 'kind' | 'progress'>): string {
  if (!progress) return '';
  const verb = kind === 'novel' ? t('读') : t('看');
  return progress.chapterIndex > 0 ? t`${verb}到${nth(kind, progress.chapterIndex)}` : t`${verb}过`;
}

/** Where reading goes on, or begins; null where there is nothing to read yet. */
export function wayIn(
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
export function wayInLabel({ kind, progress }: Pick<Book, 'kind' | 'progress'>): string {
  if (!progress) return t`开始${READ[kind]}`;
  return progress.chapterIndex > 0
    ? t`继续${READ[kind]} · ${nth(kind, progress.chapterIndex)}`
    : t`从头${READ[kind]}`;
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
  const day = t`${then.getMonth() + 1}月${then.getDate()}日`;
  return then.getFullYear() === new Date(now).getFullYear() ? day : t`${then.getFullYear()}年${day}`;
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
