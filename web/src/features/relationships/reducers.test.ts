import { expect, it } from 'vitest';
import {
  NO_BLOCKS,
  NO_FOLLOWS,
  withBlocked,
  withFollowed,
  withReadBlocks,
  withReadFollows,
} from './reducers';

const followed = withFollowed(NO_FOLLOWS, 11, { value: true, at: 100 });
const person = (uid: number, is: boolean) => ({ uid, followed: is });

it('an answer that was requested before the follow does not end it', () => {
  expect(withReadFollows(followed, [person(11, false)], 90)).toBe(followed);
});

it('a later answer applies a change that another device made', () => {
  expect(withReadFollows(followed, [person(11, false)], 110).get(11)).toEqual({ value: false, at: 110 });
});

it('an answer adds no state that did not change on this page', () => {
  expect(withReadFollows(followed, [person(11, true), person(12, true)], 110)).toBe(followed);
});

it('a block list adds to the blocks of this page, and blocks no released player again', () => {
  const changed = withBlocked(withBlocked(NO_BLOCKS, 11, true), 12, false);
  const { blocked, isLoaded } = withReadBlocks(changed, [12, 13]);
  expect([[...blocked], isLoaded]).toEqual([[11, 13], true]);
});

it('a second block hides an unblocked player again', () => {
  const again = withBlocked(withBlocked(NO_BLOCKS, 11, false), 11, true);
  expect([again.blocked.has(11), again.released.has(11)]).toEqual([true, false]);
});
