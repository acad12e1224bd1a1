import type { Chapter } from '@/api/types';
import type { MouseEvent, Ref } from 'react';
import type { LocatorOf, StartPositionOf } from '../progress/useProgress';
import type { ChapterSection } from './useChapterRun';

/** Where the reader is. */
export interface ComicPlace {
  chapter: Chapter;
  locator: LocatorOf<'comic'>;
  /** The page that is in the middle. */
  page: number;
}

/** What can be asked of however a comic is shown. */
export interface ComicView {
  /** A screen or page on (1) or back (-1); parts of it move that much where it can. */
  step: (by: number) => void;
  goTo: (chapterId: number, page: number) => void;
}

export interface ComicViewProps {
  ref: Ref<ComicView>;
  /** Another object: go there. */
  start: StartPositionOf<'comic'>;
  sections: readonly ChapterSection[];
  onPosition: (place: ComicPlace) => void;
  onTap: (event: MouseEvent) => void;
  /** The reader moves it by hand. */
  onTouch: () => void;
  /** The end is near: the next chapter is wanted. */
  extend: () => void;
  onChapter: (id: number) => void;
}
