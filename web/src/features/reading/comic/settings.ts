import type { ReadingDirection } from '@/api/types';
import { makeSettings } from '../settings/makeSettings';

export type ComicReadingMode = ReadingDirection | 'book';

const COMIC_READING_MODES: readonly ComicReadingMode[] = ['book', 'strip', 'ltr', 'rtl'];

/** Reading direction of comics on this device: the one of each book, or always the same. */
export const [useComicSettings, changeComicSettings] = makeSettings<{ way: ComicReadingMode }>(
  'comic',
  { way: 'book' },
  ({ way }) => (way && COMIC_READING_MODES.includes(way) ? { way } : {}),
);
