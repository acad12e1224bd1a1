import type { Chapter } from '@/api/types';
import type { Ref } from 'react';
import type { TextLocator } from './locator';

/** How far one is in what is shown: for the line below it and the slider. */
export interface Position {
  value: number;
  max: number;
  text: string;
}

/** What a reader does with a text, however that is laid out. */
export interface TextHandle {
  /** One page or screenful on; false: there is none. */
  next: () => boolean;
  /** One page or screenful back; false: there is none. */
  previous: () => boolean;
  /** To where the slider stands. */
  slide: (value: number) => void;
}

export interface TextProps {
  chapter: Chapter;
  /** Where to begin. */
  start: TextLocator;
  /** What the layout depends on: where it changes, the place stays. */
  typography: string;
  onPosition: (position: Position) => void;
  /** The reader has moved. */
  onMove: (place: TextLocator) => void;
  /** Turned beyond the end, or before the beginning. */
  onLeave: (action: 'previous' | 'next') => void;
  ref: Ref<TextHandle>;
}
