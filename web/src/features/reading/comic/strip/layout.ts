import type { BookImage, Chapter } from '@/api/types';
import type { LocatorOf } from '@/features/reading/progress/useProgress';
import type { ChapterBoundary } from '../ComicChapterBoundary';
import type { ChapterSection } from '../useChapterRun';

/** One thing in the strip, with its place: px from the top. */
export type Item = (
  | { kind: 'page'; chapter: Chapter; page: number; image: BookImage }
  /** Above the first page, where there is a chapter before. */
  | { kind: 'before'; chapter: Chapter }
  | ChapterBoundary
) & { key: string; top: number; height: number };

export interface StripLayout {
  items: readonly Item[];
  height: number;
  width: number;
}

export interface StripViewport {
  /** Of the strip: that of what is seen, times the zoom. */
  width: number;
  /** Of what is seen. */
  height: number;
  rem: number;
}

/** Heights of what is no page, rem. */
const END = 6;
const LOCKED = 28;
const LAST = 20;
const BEFORE = 3.5;

/** Puts everything in its place: pages have their sizes before they are there, so nothing moves when they come. */
export function layoutOf(
  sections: readonly ChapterSection[],
  { width, height, rem }: StripViewport,
): StripLayout {
  const items: Item[] = [];
  let top = 0;
  const put = (item: Unplaced, tall: number) => {
    // Whole px, or a line shows between two pages.
    const bottom = Math.round(top + tall);
    items.push({ ...item, top: Math.round(top), height: bottom - Math.round(top) });
    top += tall;
  };
  sections.forEach((section, place) => {
    const { id, chapter, state } = section;
    if (!chapter) return put({ kind: 'missing', key: `missing-${id}`, section }, height);
    if (place === 0 && chapter.previous) put({ kind: 'before', key: `before-${id}`, chapter }, BEFORE * rem);
    (chapter.pages ?? []).forEach((image, page) =>
      put({ kind: 'page', key: `${id}-${page}`, chapter, page, image }, (width * image.height) / image.width),
    );
    if (state === 'locked') put({ kind: 'locked', key: `locked-${id}`, chapter }, LOCKED * rem);
    else if (chapter.next) put({ kind: 'end', key: `end-${id}`, chapter }, END * rem);
    else put({ kind: 'last', key: `last-${id}`, chapter }, LAST * rem);
  });
  return { items, height: Math.round(top), width };
}

/** The first item that reaches below this line; past the end, the last one. -1: there is none. */
export function itemAt({ items }: StripLayout, y: number): number {
  let [low, high] = [0, items.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.top + items[middle]!.height > y) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** From which to which item (inclusive) there is anything between these lines. */
export function itemsBetween(layout: StripLayout, top: number, bottom: number): readonly [number, number] {
  return [Math.max(0, itemAt(layout, top)), itemAt(layout, bottom)];
}

/** A point of the strip that stays the same, however wide it is. */
export interface Anchor {
  key: string;
  /** How much of the item is above, 0 to 1. */
  part: number;
}

export function anchorAt(layout: StripLayout, y: number): Anchor | null {
  const item = layout.items[itemAt(layout, y)];
  if (!item) return null;
  return { key: item.key, part: clamp((y - item.top) / Math.max(item.height, 1)) };
}

export function yOfAnchor({ items }: StripLayout, { key, part }: Anchor): number | null {
  const item = items.find((one) => one.key === key);
  return item ? item.top + part * item.height : null;
}

export interface StripPosition {
  chapter: Chapter;
  locator: LocatorOf<'comic'>;
}

/** Where a reader is who has this line at the top: behind the last page is its end. */
export function positionAt(layout: StripLayout, y: number): StripPosition | null {
  const at = itemAt(layout, y);
  const item = layout.items[at];
  if (!item || item.kind === 'missing') return null;
  const { chapter } = item;
  if (item.kind === 'page') {
    const part = clamp((y - item.top) / Math.max(item.height, 1));
    return { chapter, locator: { page: item.page, offset: part } };
  }
  if (item.kind === 'before') return { chapter, locator: { page: 0, offset: 0 } };
  const last = Math.max(0, (chapter.pages?.length ?? 0) - 1);
  return { chapter, locator: { page: last, offset: 1 } };
}

/** The line of a place; null: its chapter is not here (yet). A page that is gone is the last one. */
export function yOfPosition(
  { items }: StripLayout,
  chapterId: number,
  locator: LocatorOf<'comic'> | null,
): number | null {
  const pages = items.filter((item) => item.kind === 'page' && item.chapter.id === chapterId);
  const { page, offset } = locator ?? { page: 0, offset: 0 };
  const item = pages[Math.min(page, pages.length - 1)];
  return item ? item.top + offset * item.height : null;
}

type Distributed<T> = T extends unknown ? Omit<T, 'top' | 'height'> : never;
type Unplaced = Distributed<Item>;

const clamp = (part: number) => Math.min(Math.max(part, 0), 1);
