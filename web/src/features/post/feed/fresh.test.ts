import { expect, it } from 'vitest';
import { countFresh, newestKnown, NOTHING_FRESH, withRead, withSeen, withTold, type Fresh } from './fresh';

const told = (newPosts: number, ids: number[] = [], gone: number[] = []) =>
  ({ type: 'square', newPosts, ids, by: ids.map((id) => id + 10), tag: null, gone }) as const;
const read = (...ids: number[]) => ids.map((id) => [id, id + 10] as const);
const count = (fresh: Fresh, hidden = 0) => countFresh(fresh, (author) => author === hidden);

it('a post counts once, whoever told of it, until it is seen or gone', () => {
  const fresh = withRead(withTold(NOTHING_FRESH, told(2, [5, 6]), 1), read(7, 6, 5), false, 2);
  expect(count(fresh)).toBe(3);
  expect(count(fresh, 16)).toBe(2);
  expect(count(withSeen(fresh, 5))).toBe(2);
  expect(count(withTold(fresh, told(0, [], [7]), 3))).toBe(2);
  expect(count(withTold(fresh, told(1, [8], [8]), 3))).toBe(3);
});

it('what was seen is not new again, though it is read again', () => {
  const fresh = withSeen(NOTHING_FRESH, 7);
  expect(count(withRead(fresh, read(8, 7, 6), false, 1))).toBe(1);
  expect(newestKnown(withRead(fresh, read(8, 7, 6), false, 2), 1)).toBe(7);
  expect(newestKnown(withRead(fresh, read(8, 7, 6), false, 2), 2)).toBe(8);
});

it('what is not among the newest any more is gone, unless it came meanwhile or stands before them', () => {
  const fresh = withTold(withTold(NOTHING_FRESH, told(3, [3, 5, 7]), 1), told(1, [8]), 3);
  expect([...withRead(fresh, read(6, 5), false, 2).posts.keys()].sort()).toEqual([3, 5, 6, 8]);
  expect([...withRead(fresh, read(6, 5), true, 2).posts.keys()].sort()).toEqual([5, 6, 8]);
});

it('more posts than a frame names are counted, until all is seen', () => {
  const fresh = withTold(NOTHING_FRESH, told(150, [5, 6]), 1);
  expect(count(fresh)).toBe(150);
  expect(count(withSeen(fresh, newestKnown(fresh, 1)))).toBe(0);
});

it('a feed that stays open remembers a thousand posts, and counts the rest', () => {
  const ids = (first: number) => Array.from({ length: 100 }, (_, n) => first + n);
  let fresh = NOTHING_FRESH;
  for (let first = 1; first <= 1101; first += 100) fresh = withTold(fresh, told(100, ids(first)), first);
  expect([fresh.posts.size, count(fresh)]).toEqual([1000, 1200]);
  expect(count(withRead(fresh, read(1200, 1199), false, 1200))).toBe(1200);
});
