import type { Chapter } from '@/api/types';
import { expect, it } from 'vitest';
import type { ChapterSection } from '../useChapterRun';
import { slideOf, slidesOf } from './slides';

const image = { full: 'f', medium: 'm', blur: '', width: 720, height: 1_000 };
const section = (id: number, pages: number, change: Partial<Chapter> = {}): ChapterSection => {
  const next = { id: id + 1, index: id + 1, title: '', access: 'free' as const };
  const chapter = { id, pages: Array.from({ length: pages }, () => image), next, ...change } as Chapter;
  return {
    id,
    chapter,
    state: chapter.locked ? 'locked' : 'open',
    error: null,
    reload: () => Promise.resolve(),
  };
};

const slides = slidesOf([section(1, 2), section(2, 3, { next: null })]);

it('slides continue into the next chapter and end after the last one', () => {
  expect(slides.map(({ key }) => key)).toEqual(['1-0', '1-1', '2-0', '2-1', '2-2', 'last-2']);
});

it('a locked chapter ends with a lock slide', () => {
  expect(slidesOf([section(1, 1, { locked: true })]).map(({ kind }) => kind)).toEqual(['page', 'locked']);
});

it('a position has a slide; a strip position late in a page means the next page', () => {
  const at = (page: number, offset: number) => slideOf(slides, { chapterId: 2, locator: { page, offset } });
  expect([at(0, 0), at(0, 0.9), at(2, 1), at(9, 0)]).toEqual([2, 3, 4, 4]);
  expect(slideOf(slides, { chapterId: 2, locator: null })).toBe(2);
  expect(slideOf(slides, { chapterId: 3, locator: null })).toBeNull();
});
