import { expect, it } from 'vitest';
import {
  countNewPosts,
  newestKnown,
  NO_NEW_POSTS,
  withFrame,
  withReadPosts,
  withSeenUpTo,
  type NewPostsState,
} from './newPosts';

const frame = (newPosts: number, ids: number[] = [], gone: number[] = []) =>
  ({ type: 'square', newPosts, ids, by: ids.map((id) => id + 10), tag: null, gone }) as const;
const read = (...ids: number[]) => ids.map((id) => [id, id + 10] as const);
const count = (fresh: NewPostsState, hidden = 0) => countNewPosts(fresh, (author) => author === hidden);

it('a post from a frame and from an answer counts once, until it is seen or gone', () => {
  const fresh = withReadPosts(withFrame(NO_NEW_POSTS, frame(2, [5, 6]), 1), read(7, 6, 5), false, 2);
  expect(count(fresh)).toBe(3);
  expect(count(fresh, 16)).toBe(2);
  expect(count(withSeenUpTo(fresh, 5))).toBe(2);
  expect(count(withFrame(fresh, frame(0, [], [7]), 3))).toBe(2);
  expect(count(withFrame(fresh, frame(1, [8], [8]), 3))).toBe(3);
});

it('a seen post does not become new when it is read again', () => {
  const fresh = withSeenUpTo(NO_NEW_POSTS, 7);
  expect(count(withReadPosts(fresh, read(8, 7, 6), false, 1))).toBe(1);
  expect(newestKnown(withReadPosts(fresh, read(8, 7, 6), false, 2), 1)).toBe(7);
  expect(newestKnown(withReadPosts(fresh, read(8, 7, 6), false, 2), 2)).toBe(8);
});

it('a post missing from a newer answer is gone, unless it came later or is older than the answer covers', () => {
  const fresh = withFrame(withFrame(NO_NEW_POSTS, frame(3, [3, 5, 7]), 1), frame(1, [8]), 3);
  expect([...withReadPosts(fresh, read(6, 5), false, 2).posts.keys()].sort()).toEqual([3, 5, 6, 8]);
  expect([...withReadPosts(fresh, read(6, 5), true, 2).posts.keys()].sort()).toEqual([5, 6, 8]);
});

it('posts that a frame only counts are counted until the feed is seen', () => {
  const fresh = withFrame(NO_NEW_POSTS, frame(150, [5, 6]), 1);
  expect(count(fresh)).toBe(150);
  expect(count(withSeenUpTo(fresh, newestKnown(fresh, 1)))).toBe(0);
});

it('an open feed stores a thousand posts by id and only counts the rest', () => {
  const ids = (first: number) => Array.from({ length: 100 }, (_, n) => first + n);
  let fresh = NO_NEW_POSTS;
  for (let first = 1; first <= 1101; first += 100) fresh = withFrame(fresh, frame(100, ids(first)), first);
  expect([fresh.posts.size, count(fresh)]).toEqual([1000, 1200]);
  expect(count(withReadPosts(fresh, read(1200, 1199), false, 1200))).toBe(1200);
});
