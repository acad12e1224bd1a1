/**
 * The position of each page of a strip before its image loads, pure. TanStack Virtual would add 10.5 kB and replace only the choice of the
 * rendered items: positions and anchors of chapters stay ours, and its margin counts items, not screens.
 */
import type { BookImage, Chapter } from '@/api/types';
import type { LocatorOf } from '@/features/reading/progress/useProgress';
import type { ChapterBoundary } from '../ComicChapterBoundary';
import type { ChapterSection } from '../useChapterRun';

/** An item of the strip; `top` and `height` are in px. */
export type Item = (
  | { kind: 'page'; chapter: Chapter; page: number; image: BookImage }
  /** Before the first page, if there is a previous chapter. */
  | { kind: 'before'; chapter: Chapter }
  | ChapterBoundary
) & { key: string; top: number; height: number };

export interface StripLayout {
  items: readonly Item[];
  height: number;
  width: number;
}

export interface StripViewport {
  /** Width of the strip: the viewport's width times the zoom. */
  width: number;
  /** Height of the viewport. */
  height: number;
  rem: number;
}

/** Heights of items that are not pages, in rem. */
const END = 6;
const LOCKED = 28;
const LAST = 20;
const BEFORE = 3.5;

/** Computes the position of each item. Page sizes are known before the images load, so loading moves nothing. */
export function layoutOf(
  sections: readonly ChapterSection[],
  { width, height, rem }: StripViewport,
): StripLayout {
  const items: Item[] = [];
  let top = 0;
  const put = (item: Unplaced, tall: number) => {
    // Round to whole pixels; otherwise a line shows between two pages.
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

/** Index of the item at this line; beyond the end the last item. -1: the strip is empty. */
export function itemAt({ items }: StripLayout, y: number): number {
  let [low, high] = [0, items.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.top + items[middle]!.height > y) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** The first and last index of the items between these lines, both inclusive. */
export function itemsBetween(layout: StripLayout, top: number, bottom: number): readonly [number, number] {
  return [Math.max(0, itemAt(layout, top)), itemAt(layout, bottom)];
}

/** A point of the strip that does not depend on the width. */
export interface Anchor {
  key: string;
  /** Position within the item, 0 to 1. */
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

/**
 * The position of a reader with this line at the top of the screen. After the last page it is the end of that page.
 */
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

/** The line of a position; null if its chapter is not loaded. A page beyond the end means the last page. */
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
