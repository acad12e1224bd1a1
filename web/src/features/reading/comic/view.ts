import type { Chapter } from '@/api/types';
import type { MouseEvent, Ref } from 'react';
import type { LocatorOf, StartPositionOf } from '../progress/useProgress';
import type { ChapterSection } from './useChapterRun';

/** Position of the reader. */
export interface ComicPlace {
  chapter: Chapter;
  locator: LocatorOf<'comic'>;
  /** The page in the middle of the screen. */
  page: number;
}

/** Methods of a comic view, strip or pager. */
export interface ComicView {
  /** Moves a screen or page forward (1) or back (-1); a fraction scrolls the strip by part of a screen. */
  step: (by: number) => void;
  goTo: (chapterId: number, page: number) => void;
}

export interface ComicViewProps {
  ref: Ref<ComicView>;
  /** A new object makes the view go there. */
  start: StartPositionOf<'comic'>;
  sections: readonly ChapterSection[];
  onPosition: (place: ComicPlace) => void;
  onTap: (event: MouseEvent) => void;
  /** Called when the reader moves the view by hand. */
  onTouch: () => void;
  /** Called near the end, to append the next chapter. */
  extend: () => void;
  onChapter: (id: number) => void;
}
