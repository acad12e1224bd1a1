import type { BookDetail, BookImage, Chapter, ChapterBrief } from '@/api/types';

/** A chapter saved on this device for offline reading. */
export interface SavedChapter {
  /** The player who saved it; 0: a visitor. */
  uid: number;
  bookId: number;
  chapterId: number;
  bookTitle: string;
  cover: BookImage;
  /** The book as of the save. Earlier versions of the app did not store it. */
  book?: BookDetail;
  /** The server's answer, with local addresses of the saved files. */
  chapter: Chapter;
  /** Local addresses of its files. */
  files: string[];
  bytes: number;
  /** Time in milliseconds when it locks; null: never. */
  keepUntil: number | null;
  keptAt: number;
}

/** The key of a saved chapter. */
export type SavedChapterId = [uid: number, bookId: number, chapterId: number];

export const idOf = ({ uid, bookId, chapterId }: SavedChapter): SavedChapterId => [uid, bookId, chapterId];

/** The `keepUntil` of a lapsed chapter: it stays locked whatever the clock says. */
export const LAPSED = 0;

/** Whether the membership that it was saved with has ended. */
export function isLapsed({ keepUntil }: Pick<SavedChapter, 'keepUntil'>, now: number): boolean {
  return keepUntil !== null && now >= keepUntil;
}

/** Free chapters that a visitor saved stay for every player who signs in on the device. */
export function isFor({ uid }: Pick<SavedChapter, 'uid'>, reader: number): boolean {
  return uid === 0 || uid === reader;
}

export function bytesOf(records: readonly Pick<SavedChapter, 'bytes'>[]): number {
  return records.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * The lapsed chapters to evict so that `bytes` more fit into the limit, the oldest first. Null: no space. Only the
 * player deletes readable chapters.
 */
export function chaptersToEvict(
  bytes: number,
  records: readonly SavedChapter[],
  limit: number,
  now: number,
): readonly SavedChapter[] | null {
  const lapsed = records.filter((record) => isLapsed(record, now)).sort((a, b) => a.keptAt - b.keptAt);
  const going: SavedChapter[] = [];
  let over = bytesOf(records) + bytes - limit;
  while (over > 0) {
    const next = lapsed.shift();
    if (!next) return null;
    going.push(next);
    over -= next.bytes;
  }
  return going;
}

/** End of the membership; null: no membership. */
export type MemberUntil = number | null;

/** Applies the current membership: a longer one opens the chapter again, an ended one locks it. */
export function withRenewedMembership(record: SavedChapter, until: MemberUntil, now: number): SavedChapter {
  if (record.keepUntil === null) return record;
  const keepUntil = until ?? Math.min(record.keepUntil, now);
  return keepUntil === record.keepUntil ? record : { ...record, keepUntil };
}

/** The entry of a saved chapter in a list of chapters. */
export function briefOf({ chapter, keepUntil }: SavedChapter, now: number): ChapterBrief {
  const { id, index, title, access, publishTime } = chapter;
  return {
    id,
    index,
    title,
    access,
    publishTime,
    locked: isLapsed({ keepUntil }, now),
    isNew: false,
    read: false,
  };
}

const PREVIEW_PAGES = 1;
const PREVIEW_PARAGRAPHS = 3;

/** The chapter as readable now: complete, or only the preview that the server shows to non-members. */
export function readable({ chapter, keepUntil }: SavedChapter, now: number): Chapter {
  const end = keepUntil === null ? null : new Date(keepUntil).toISOString();
  // The page refetches the chapter before `expiresAt`.
  if (!isLapsed({ keepUntil }, now)) return { ...chapter, expiresAt: end, keepUntil: end };
  return {
    ...chapter,
    locked: true,
    pages: chapter.pages?.slice(0, PREVIEW_PAGES),
    paragraphs: chapter.paragraphs?.slice(0, PREVIEW_PARAGRAPHS),
    video: chapter.video && { ...chapter.video, url: null, thumbs: null },
    expiresAt: null,
    keepUntil: null,
  };
}
