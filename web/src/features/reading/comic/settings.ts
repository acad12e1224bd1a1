import type { ReadingDirection } from '@/api/types';
import { makeSettings } from '../settings/makeSettings';

export type Way = ReadingDirection | 'book';

const WAYS: readonly Way[] = ['book', 'strip', 'ltr', 'rtl'];

/** Which way comics are read on this device: as each book is meant to be, or always this one. */
export const [useComicSettings, changeComicSettings] = makeSettings<{ way: Way }>(
  'comic',
  { way: 'book' },
  ({ way }) => (way && WAYS.includes(way) ? { way } : {}),
);
