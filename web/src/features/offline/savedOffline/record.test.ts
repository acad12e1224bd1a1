import { Random, seeds } from '@test/random';
import { describe, expect, it } from 'vitest';
import { localCopiesOf, savedIdAt } from './filePaths';
import {
  bytesOf,
  chaptersToEvict,
  isFor,
  isLapsed,
  readable,
  withRenewedMembership,
  type Chapter,
  type SavedChapter,
} from './record';

const NOW = 1_000_000;
const image = (name: string) => ({
  full: `/full/${name}`,
  medium: `/medium/${name}`,
  blur: '',
  width: 3,
  height: 4,
});
const chapter = (change: Partial<Chapter> = {}): Chapter => ({
  id: 3,
  index: 3,
  title: '第三章',
  access: 'vip',
  bookId: 7,
  bookTitle: '书',
  kind: 'novel',
  direction: 'strip',
  locked: false,
  publishTime: '2026-11-21T00:00:00.000Z',
  paragraphs: ['一', '二', '三', '四'].map((text) => ({ text, heading: false })),
  ...change,
});
const kept = (change: Partial<SavedChapter> = {}): SavedChapter => ({
  uid: 10001,
  bookId: 7,
  chapterId: 3,
  bookTitle: '书',
  cover: image('cover'),
  chapter: chapter(),
  files: [],
  bytes: 100,
  keepUntil: null,
  keptAt: 0,
  ...change,
});

describe.each(seeds(100))('room, history %d', (seed) => {
  const random = new Random(seed);
  const records = Array.from({ length: random.below(12) }, (_, chapterId) =>
    kept({
      chapterId,
      bytes: 1 + random.below(300),
      keptAt: random.below(1000),
      keepUntil: random.chance(0.4) ? null : NOW + random.below(200) - 100,
    }),
  );
  const limit = 500 + random.below(1500);
  const bytes = random.below(800);
  const going = chaptersToEvict(bytes, records, limit, NOW);
  const open = records.filter((record) => !isLapsed(record, NOW));

  it('what can be read never goes, and nothing is ever beyond the limit', () => {
    if (going) {
      expect(going.every((record) => isLapsed(record, NOW))).toBe(true);
      expect(bytesOf(records) - bytesOf(going) + bytes).toBeLessThanOrEqual(limit);
    } else {
      expect(bytesOf(open) + bytes).toBeGreaterThan(limit);
    }
  });

  it('no more goes than has to', () => {
    const last = going?.at(-1);
    if (going && last) expect(bytesOf(records) - bytesOf(going) + last.bytes + bytes).toBeGreaterThan(limit);
  });
});

describe('a membership', () => {
  const record = kept({ keepUntil: NOW + 10 });
  it('that ends locks at that very moment', () => {
    expect([NOW + 9, NOW + 10, NOW + 11].map((now) => isLapsed(record, now))).toEqual([false, true, true]);
  });
  it('that goes on keeps open, and opens again', () => {
    expect(withRenewedMembership(kept({ keepUntil: NOW - 5 }), NOW + 99, NOW).keepUntil).toBe(NOW + 99);
  });
  it('that was taken back locks at once, and does not open what had lapsed', () => {
    expect(withRenewedMembership(record, null, NOW).keepUntil).toBe(NOW);
    expect(withRenewedMembership(kept({ keepUntil: NOW - 5 }), null, NOW).keepUntil).toBe(NOW - 5);
  });
  it('is nothing to free chapters', () => {
    const free = kept();
    expect(withRenewedMembership(free, null, NOW)).toBe(free);
    expect(isLapsed(free, Infinity)).toBe(false);
  });
});

describe('what is read', () => {
  it('is whole until then, and asked for again by then', () => {
    const { locked, paragraphs, expiresAt } = readable(kept({ keepUntil: NOW + 10 }), NOW);
    expect([locked, paragraphs?.length, Date.parse(expiresAt!)]).toEqual([false, 4, NOW + 10]);
  });
  it('is how it begins, once it has lapsed', () => {
    const { locked, paragraphs } = readable(kept({ keepUntil: NOW }), NOW);
    expect([locked, paragraphs?.length]).toEqual([true, 3]);
    const pages = [image('1'), image('2')];
    expect(readable(kept({ keepUntil: NOW, chapter: chapter({ pages }) }), NOW).pages).toEqual([image('1')]);
  });
});

it('what a visitor kept is for all on the device, what a player kept for that player', () => {
  expect([isFor({ uid: 0 }, 10001), isFor({ uid: 10001 }, 10001), isFor({ uid: 10001 }, 10002)]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('kept files', () => {
  it('have addresses of their own, each once, that name their chapter', () => {
    const pages = [image('1'), image('2'), image('1')];
    const copies = localCopiesOf(chapter({ pages }), image('cover'), [10001, 7, 3]);
    expect(copies.files.map(({ from }) => from).sort()).toEqual(['/medium/1', '/medium/2', '/medium/cover']);
    expect(new Set(copies.files.map(({ to }) => to)).size).toBe(3);
    expect(copies.files.map(({ to }) => savedIdAt(to))).toEqual(Array(3).fill([10001, 7, 3]));
    expect(copies.chapter.pages?.[0]).toEqual(copies.chapter.pages?.[2]);
  });
  it.each(['/media/1.webp', '/kept/1/2', '/kept/1/2/x/4', '/kept/1/2/3/4/5'])('%s is none', (path) =>
    expect(savedIdAt(path)).toBeNull(),
  );
});
