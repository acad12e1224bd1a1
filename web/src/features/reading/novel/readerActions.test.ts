import { describe, expect, it } from 'vitest';
import { actionForKey, actionForTap } from './readerActions';

const PHONE = { left: 100, top: 0, width: 400, height: 800 };

describe('a tap', () => {
  it.each([
    [110, 400, 'previous'],
    [300, 10, 'bars'],
    [490, 400, 'next'],
  ])('in paged mode a tap at %d, %d means %s', (x, y, action) =>
    expect(actionForTap(x, y, PHONE, true)).toBe(action),
  );

  it.each([
    [110, 400, 'bars'],
    [300, 10, 'previous'],
    [490, 790, 'next'],
  ])('in scrolled mode a tap at %d, %d means %s', (x, y, action) =>
    expect(actionForTap(x, y, PHONE, false)).toBe(action),
  );
});

it.each([
  [' ', false, true, 'next'],
  [' ', true, false, 'previous'],
  ['ArrowRight', false, true, 'next'],
  ['ArrowLeft', false, true, 'previous'],
  ['ArrowDown', false, false, null],
  ['PageDown', false, false, 'next'],
  ['Escape', false, true, 'bars'],
  ['a', false, true, null],
])('the key "%s" (shift %s, paged %s): %s', (key, shift, paged, action) =>
  expect(actionForKey(key, shift, paged)).toBe(action),
);
