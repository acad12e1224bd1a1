import type { Chapter } from '@/api/types';
import { Random, seeds } from '@test/random';
import { describe, expect, it } from 'vitest';
import type { ChapterSection } from '../useChapterRun';
import {
  anchorAt,
  itemAt,
  itemsBetween,
  layoutOf,
  positionAt,
  yOfAnchor,
  yOfPosition,
  type StripLayout,
} from './layout';

const FRAME = { width: 375, height: 812, rem: 16 };

function aChapter(id: number, sizes: readonly (readonly [number, number])[], change: Partial<Chapter> = {}) {
  const ref = (to: number) => ({ id: to, index: to, title: `第${to}话`, access: 'free' as const });
  return {
    ...ref(id),
    ...{ bookId: 7, bookTitle: '书', kind: 'comic', direction: 'strip', locked: false },
    publishTime: '2026-01-01T00:00:00Z',
    pages: sizes.map(([width, height]) => ({ full: 'f', medium: 'm', blur: '', width, height })),
    previous: id > 1 ? ref(id - 1) : null,
    next: ref(id + 1),
    ...change,
  } as Chapter;
}

const open = (chapter: Chapter): ChapterSection => ({
  id: chapter.id,
  chapter,
  state: chapter.locked ? 'locked' : 'open',
  error: null,
  reload: () => Promise.resolve(),
});

function someSections(random: Random): ChapterSection[] {
  const pages = () =>
    Array.from(
      { length: 1 + random.below(40) },
      () => [320 + random.below(1_680), 200 + random.below(5_800)] as const,
    );
  const first = 1 + random.below(3);
  return Array.from({ length: 1 + random.below(3) }, (_, place) => open(aChapter(first + place, pages())));
}

const bottom = ({ top, height }: StripLayout['items'][number]) => top + height;

describe.each(seeds(40))('a strip of random chapters (SEED=%i)', (seed) => {
  const random = new Random(seed);
  const sections = someSections(random);
  const layout = layoutOf(sections, FRAME);

  it('items have whole pixels, no gaps and no overlaps', () => {
    let top = 0;
    for (const item of layout.items) {
      expect([item.top, Number.isInteger(item.height)]).toEqual([top, true]);
      top = bottom(item);
    }
    expect(layout.height).toBe(top);
  });

  it('the item at a line and the items between two lines are found', () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const y = random.next() * layout.height;
      const there = layout.items.findIndex((item) => item.top <= y && bottom(item) > y);
      expect(itemAt(layout, y)).toBe(there);
      const end = y + random.below(3_000);
      const [from, to] = itemsBetween(layout, y, end);
      layout.items.forEach((item, index) => {
        const between = bottom(item) > y && item.top <= end;
        expect(index >= from && index <= to, `${index} of ${from} to ${to}`).toBe(between);
      });
    }
  });

  it('positions and anchors convert to lines and back, and keep their page at another width', () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const y = random.next() * layout.height;
      const place = positionAt(layout, y)!;
      const line = yOfPosition(layout, place.chapter.id, place.locator)!;
      const item = layout.items[itemAt(layout, y)]!;
      if (item.kind === 'page') expect(line).toBeCloseTo(y, 3);
      const wider = layoutOf(sections, { ...FRAME, width: 320 + random.below(1_000) });
      const there = yOfPosition(wider, place.chapter.id, place.locator)!;
      if (item.kind === 'page' && place.locator.offset < 1)
        expect(positionAt(wider, there + 1e-6)).toMatchObject({ locator: { page: place.locator.page } });
      const anchor = anchorAt(layout, y)!;
      expect(yOfAnchor(layout, anchor)).toBeCloseTo(y, 3);
      expect(yOfAnchor(wider, anchor)).not.toBeNull();
    }
  });

  it('appending a chapter does not move the items before it', () => {
    const next = aChapter(sections.at(-1)!.id + 1, [[720, 1_000]], { locked: true });
    const longer = layoutOf([...sections, open(next)], FRAME);
    expect(longer.items.slice(0, layout.items.length)).toEqual(layout.items);
  });
});

describe('a strip of one chapter', () => {
  const chapter = aChapter(1, [
    [750, 1_500],
    [750, 750],
  ]);

  it('the strip starts with its first page, or with a link to the previous chapter', () => {
    expect(layoutOf([open(chapter)], FRAME).items.map(({ kind }) => kind)).toEqual(['page', 'page', 'end']);
    const second = aChapter(2, [[750, 1_500]], { next: null });
    const layout = layoutOf([open(second)], FRAME);
    expect(layout.items.map(({ kind }) => kind)).toEqual(['before', 'page', 'last']);
    // The start of a chapter is its first page, not the link before it.
    expect(yOfPosition(layout, 2, null)).toBe(layout.items[1]!.top);
    expect(positionAt(layout, 0)).toMatchObject({ locator: { page: 0, offset: 0 } });
  });

  it('page heights are known before the images load', () => {
    const [first, second] = layoutOf([open(chapter)], FRAME).items;
    expect([first!.height, second!.height]).toEqual([750, 375].map((px) => Math.round(px)));
  });

  it('a page beyond the end means the last page, and a line after it means its end', () => {
    const layout = layoutOf([open(chapter)], FRAME);
    expect(yOfPosition(layout, 1, { page: 99, offset: 0 })).toBe(750);
    expect(positionAt(layout, layout.height - 1)).toMatchObject({ locator: { page: 1, offset: 1 } });
    expect(yOfPosition(layout, 2, null)).toBeNull();
  });

  it('a loading chapter takes one screen', () => {
    const waits: ChapterSection = {
      id: 3,
      chapter: null,
      state: 'loading',
      error: null,
      reload: () => Promise.resolve(),
    };
    const layout = layoutOf([waits], FRAME);
    expect([layout.height, positionAt(layout, 10)]).toEqual([812, null]);
  });
});
