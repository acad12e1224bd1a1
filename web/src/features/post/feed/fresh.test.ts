import { expect, it } from 'vitest';
import { countFresh, NOTHING_FRESH, withoutSeen, withPosts, withTold } from './fresh';

const told = (newPosts: number, ids: number[] = [], gone: number[] = []) =>
  ({ type: 'square', newPosts, ids, by: ids.map((id) => id + 10), tag: null, gone }) as const;
const nobody = () => false;

it('a post counts once, whoever told of it, until it is read or gone', () => {
  const fresh = withPosts(withTold(NOTHING_FRESH, told(2, [5, 6])), [
    [6, 16],
    [7, 17],
  ]);
  expect(countFresh(fresh, 0, nobody)).toBe(3);
  expect(countFresh(fresh, 5, nobody)).toBe(2);
  expect(countFresh(fresh, 0, (author) => author === 16)).toBe(2);
  expect(countFresh(withTold(fresh, told(0, [], [7])), 0, nobody)).toBe(2);
  expect(countFresh(withTold(fresh, told(1, [8], [8])), 0, nobody)).toBe(3);
});

it('more posts than a frame names are counted, and forgotten when they are asked for', () => {
  const fresh = withTold(NOTHING_FRESH, told(150, [5, 6]));
  expect(countFresh(fresh, 0, nobody)).toBe(150);
  expect(countFresh(withoutSeen(fresh), 0, nobody)).toBe(0);
  expect(withTold(withoutSeen(fresh), told(2, [6, 7])).posts).toEqual(new Map([[7, 17]]));
});

it('a feed that stays open remembers a thousand posts, and counts the rest', () => {
  const ids = (first: number) => Array.from({ length: 100 }, (_, n) => first + n);
  let fresh = NOTHING_FRESH;
  for (let first = 1; first <= 1101; first += 100) fresh = withTold(fresh, told(100, ids(first)));
  expect([fresh.posts.size, countFresh(fresh, 0, nobody)]).toEqual([1000, 1200]);
});
