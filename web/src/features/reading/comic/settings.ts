import type { ReadingDirection } from '@/api/types';
import { persisted } from '@/data/persisted';

export type ComicReadingMode = ReadingDirection | 'book';

const COMIC_READING_MODES: readonly ComicReadingMode[] = ['book', 'strip', 'ltr', 'rtl'];

/** Reading direction of comics on this device: the one of each book, or always the same. Version 0 had the same fields. */
export const useComicSettings = persisted('reader:comic', {
  initial: { way: 'book' as ComicReadingMode },
  validate: ({ way }) => {
    const known = COMIC_READING_MODES.find((mode) => mode === way);
    return known ? { way: known } : {};
  },
});
export const changeComicSettings = useComicSettings.setState;
