import type { BookImage, Chapter } from '@/api/types';
import type { StartPositionOf } from '@/features/reading/progress/useProgress';
import type { ChapterBoundary } from '../ComicChapterBoundary';
import type { ChapterSection } from '../useChapterRun';

/** One slide of the pager. */
export type Slide = (
  | { kind: 'page'; chapter: Chapter; page: number; image: BookImage }
  | Exclude<ChapterBoundary, { kind: 'end' }>
) & { key: string };

export function slidesOf(sections: readonly ChapterSection[]): readonly Slide[] {
  return sections.flatMap((section): Slide[] => {
    const { id, chapter, state } = section;
    if (!chapter) return [{ kind: 'missing', key: `missing-${id}`, section }];
    const pages = (chapter.pages ?? []).map((image, page): Slide => ({
      kind: 'page',
      key: `${id}-${page}`,
      chapter,
      page,
      image,
    }));
    if (state === 'locked') return [...pages, { kind: 'locked', key: `locked-${id}`, chapter }];
    return chapter.next ? pages : [...pages, { kind: 'last', key: `last-${id}`, chapter }];
  });
}

/** The slide of a position; null if its chapter is not loaded. A page beyond the end means the last page. */
export function slideOf(
  slides: readonly Slide[],
  { chapterId, locator }: StartPositionOf<'comic'>,
): number | null {
  const first = slides.findIndex((slide) => slide.kind === 'page' && slide.chapter.id === chapterId);
  if (first < 0) return null;
  const count = slides.filter((slide) => slide.kind === 'page' && slide.chapter.id === chapterId).length;
  // After most of a page in the strip, the pager continues with the next page.
  const page = locator ? locator.page + (locator.offset > 0.6 ? 1 : 0) : 0;
  return first + Math.min(page, count - 1);
}
