import type { Chapter } from '@/api/types';
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
const aRecord = (change: Partial<SavedChapter> = {}): SavedChapter => ({
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

describe.each(seeds(100))('eviction, random history %d', (seed) => {
  const random = new Random(seed);
  const records = Array.from({ length: random.below(12) }, (_, chapterId) =>
    aRecord({
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

  it('eviction removes only lapsed chapters and never exceeds the limit', () => {
    if (going) {
      expect(going.every((record) => isLapsed(record, NOW))).toBe(true);
      expect(bytesOf(records) - bytesOf(going) + bytes).toBeLessThanOrEqual(limit);
    } else {
      expect(bytesOf(open) + bytes).toBeGreaterThan(limit);
    }
  });

  it('eviction removes no more than necessary', () => {
    const last = going?.at(-1);
    if (going && last) expect(bytesOf(records) - bytesOf(going) + last.bytes + bytes).toBeGreaterThan(limit);
  });
});

describe('membership', () => {
  const record = aRecord({ keepUntil: NOW + 10 });
  it('a chapter locks at the moment the membership ends', () => {
    expect([NOW + 9, NOW + 10, NOW + 11].map((now) => isLapsed(record, now))).toEqual([false, true, true]);
  });
  it('a renewed membership opens a lapsed chapter', () => {
    expect(withRenewedMembership(aRecord({ keepUntil: NOW - 5 }), NOW + 99, NOW).keepUntil).toBe(NOW + 99);
  });
  it('a revoked membership locks at once and does not open a lapsed chapter', () => {
    expect(withRenewedMembership(record, null, NOW).keepUntil).toBe(NOW);
    expect(withRenewedMembership(aRecord({ keepUntil: NOW - 5 }), null, NOW).keepUntil).toBe(NOW - 5);
  });
  it('the membership does not affect free chapters', () => {
    const free = aRecord();
    expect(withRenewedMembership(free, null, NOW)).toBe(free);
    expect(isLapsed(free, Infinity)).toBe(false);
  });
});

describe('readable', () => {
  it('a valid chapter is complete and expires when the membership ends', () => {
    const { locked, paragraphs, expiresAt } = readable(aRecord({ keepUntil: NOW + 10 }), NOW);
    expect([locked, paragraphs?.length, Date.parse(expiresAt!)]).toEqual([false, 4, NOW + 10]);
  });
  it('a lapsed chapter shows only its preview', () => {
    const { locked, paragraphs } = readable(aRecord({ keepUntil: NOW }), NOW);
    expect([locked, paragraphs?.length]).toEqual([true, 3]);
    const pages = [image('1'), image('2')];
    expect(readable(aRecord({ keepUntil: NOW, chapter: chapter({ pages }) }), NOW).pages).toEqual([
      image('1'),
    ]);
  });
});

it('a chapter saved by a visitor is for every player of the device, a chapter saved by a player only for that player', () => {
  expect([isFor({ uid: 0 }, 10001), isFor({ uid: 10001 }, 10001), isFor({ uid: 10001 }, 10002)]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('addresses of saved files', () => {
  it('each saved file has one address that names its chapter', () => {
    const pages = [image('1'), image('2'), image('1')];
    const copies = localCopiesOf(chapter({ pages }), image('cover'), [10001, 7, 3]);
    expect(copies.files.map(({ from }) => from).sort()).toEqual(['/medium/1', '/medium/2', '/medium/cover']);
    expect(new Set(copies.files.map(({ to }) => to)).size).toBe(3);
    expect(copies.files.map(({ to }) => savedIdAt(to))).toEqual(Array(3).fill([10001, 7, 3]));
    expect(copies.chapter.pages?.[0]).toEqual(copies.chapter.pages?.[2]);
  });
  it.each(['/media/1.webp', '/kept/1/2', '/kept/1/2/x/4', '/kept/1/2/3/4/5'])(
    '%s is not an address of a saved file',
    (path) => expect(savedIdAt(path)).toBeNull(),
  );
});
