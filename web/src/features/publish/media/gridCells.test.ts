import { describe, expect, it } from 'vitest';
import { cellAt, cellByKey, reorder } from './gridCells';

describe('the cell under a pointer', () => {
  it.each([
    [10, 10, 0],
    [150, 10, 1],
    [250, 110, 5],
    [-50, -50, 0],
    [900, 900, 6],
    [250, 250, 6],
  ])('the cell at %d, %d is %d of seven', (x, y, place) => expect(cellAt({ x, y }, 100, 7)).toBe(place));
});

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 4, 1],
    ['Enter', 2, 2],
  ])('the key %s moves tile %d to %d of five', (key, from, to) => expect(cellByKey(key, from, 5)).toBe(to));
});

it('the other tiles make room', () => {
  const places = (from: number, to: number) => [0, 1, 2, 3].map((index) => reorder(index, from, to));
  expect(places(0, 2)).toEqual([2, 0, 1, 3]);
  expect(places(3, 1)).toEqual([0, 2, 3, 1]);
  expect(places(1, 1)).toEqual([0, 1, 2, 3]);
});
