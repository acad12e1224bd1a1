import type { BookImage, Chapter } from '@/api/types';
import type { StartPositionOf } from '@/features/reading/progress/useProgress';
import type { ChapterBoundary } from '../ComicChapterBoundary';
import type { ChapterSection } from '../useChapterRun';

/** What is turned over, one at a time. */
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

/** The slide of a place; null: its chapter is not here (yet). A page that is gone is the last one. */
export function slideOf(
  slides: readonly Slide[],
  { chapterId, locator }: StartPositionOf<'comic'>,
): number | null {
  const first = slides.findIndex((slide) => slide.kind === 'page' && slide.chapter.id === chapterId);
  if (first < 0) return null;
  const count = slides.filter((slide) => slide.kind === 'page' && slide.chapter.id === chapterId).length;
  // Whoever has seen most of a page in the strip goes on with the next one.
  const page = locator ? locator.page + (locator.offset > 0.6 ? 1 : 0) : 0;
  return first + Math.min(page, count - 1);
}
