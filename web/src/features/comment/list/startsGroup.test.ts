import { groupsOf } from '@/components/ui/GroupedItems';
import { expect, it } from 'vitest';
import { startsGroup } from './startsGroup';
import type { ThreadLine } from './useThreadList';

const line = (id: number, floor?: number) => ({ comment: { id, floor } }) as ThreadLine;
const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
const largestGroup = (lines: ThreadLine[]) =>
  Math.max(...groupsOf(lines, startsGroup).map((group) => group.length));

it('splits a thread whose comments all have odd ids into groups of at most 16', () => {
  expect(largestGroup(numbers.map((floor) => line(2 * floor + 1, floor)))).toBe(16);
});

it('splits comments without a floor by their ids', () => {
  expect(largestGroup(numbers.map((id) => line(id)))).toBe(16);
});

it('lets no comment that is still being sent start a group', () => {
  expect(startsGroup({})).toBe(false);
});
