import type { Chapter } from '@/api/types';
import type { Ref } from 'react';
import type { TextLocator } from './locator';

/** Progress within the shown text, for the status line and the slider. */
export interface Position {
  value: number;
  max: number;
  text: string;
}

/** Methods of a text view, paged or scrolled. */
export interface TextHandle {
  /** Moves one page or screen forward; false at the end. */
  next: () => boolean;
  /** Moves one page or screen back; false at the beginning. */
  previous: () => boolean;
  /** Moves to a slider value. */
  slide: (value: number) => void;
}

export interface TextProps {
  chapter: Chapter;
  /** The initial position. */
  start: TextLocator;
  /** Settings that affect the layout. A change keeps the position. */
  typography: string;
  onPosition: (position: Position) => void;
  /** Called when the reader moves, not when the layout changes. */
  onMove: (place: TextLocator) => void;
  /** Called when the reader moves beyond the beginning or end of the chapter. */
  onLeave: (action: 'previous' | 'next') => void;
  ref: Ref<TextHandle>;
}
