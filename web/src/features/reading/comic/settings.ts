import type { ReadingDirection } from '@/api/types';
import { makeSettings } from '../settings/makeSettings';

export type ComicReadingMode = ReadingDirection | 'book';

const COMIC_READING_MODES: readonly ComicReadingMode[] = ['book', 'strip', 'ltr', 'rtl'];

/** Which way comics are read on this device: as each book is meant to be, or always this one. */
export const [useComicSettings, changeComicSettings] = makeSettings<{ way: ComicReadingMode }>(
  'comic',
  { way: 'book' },
  ({ way }) => (way && COMIC_READING_MODES.includes(way) ? { way } : {}),
);
