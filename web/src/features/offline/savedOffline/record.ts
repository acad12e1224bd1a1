import type { components } from '@/api/schema.gen';

export type Chapter = components['schemas']['Chapter'];
export type Book = components['schemas']['BookDetail'];
export type ChapterBrief = components['schemas']['ChapterBrief'];
type BookImage = components['schemas']['BookImage'];

/** A chapter that this device keeps for reading without network. */
export interface SavedChapter {
  /** Who kept it; 0: a visitor. */
  uid: number;
  bookId: number;
  chapterId: number;
  bookTitle: string;
  cover: BookImage;
  /** As the server told of it when the chapter was kept; earlier versions of the app did not keep it. */
  book?: Book;
  /** As the server answered it, its addresses those of the kept files. */
  chapter: Chapter;
  /** Files that belong to it, by their address on this device. */
  files: string[];
  bytes: number;
  /** Milliseconds; null: for ever. After that it is locked. */
  keepUntil: number | null;
  keptAt: number;
}

/** What a chapter is found by. */
export type SavedChapterId = [uid: number, bookId: number, chapterId: number];

export const idOf = ({ uid, bookId, chapterId }: SavedChapter): SavedChapterId => [uid, bookId, chapterId];

/** Kept until then: whatever the clock says, it has lapsed. */
export const LAPSED = 0;

/** The membership that it was kept with has ended. */
export function isLapsed({ keepUntil }: Pick<SavedChapter, 'keepUntil'>, now: number): boolean {
  return keepUntil !== null && now >= keepUntil;
}

/** Free chapters that a visitor kept stay for whoever signs in on the device. */
export function isFor({ uid }: Pick<SavedChapter, 'uid'>, reader: number): boolean {
  return uid === 0 || uid === reader;
}

export function bytesOf(records: readonly Pick<SavedChapter, 'bytes'>[]): number {
  return records.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * What has to go so that so many more bytes keep within the limit: lapsed chapters, those that were kept first before others. Null:
 * there is no room. What can be read goes by its reader's hand alone.
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

/** What is known of a membership: null where it is not in force. */
export type MemberUntil = number | null;

/** Until when a chapter is kept once the membership is known anew: a longer one opens it again, an ended one locks it. */
export function withRenewedMembership(record: SavedChapter, until: MemberUntil, now: number): SavedChapter {
  if (record.keepUntil === null) return record;
  const keepUntil = until ?? Math.min(record.keepUntil, now);
  return keepUntil === record.keepUntil ? record : { ...record, keepUntil };
}

/** How a kept chapter stands in a list of chapters. */
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

/** How it is read now: whole, or, once it has lapsed, as the server shows chapters for members to others. */
export function readable({ chapter, keepUntil }: SavedChapter, now: number): Chapter {
  const end = keepUntil === null ? null : new Date(keepUntil).toISOString();
  // Whoever reads it asks again by then.
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
