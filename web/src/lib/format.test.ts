import { describe, expect, it } from 'vitest';
import { badgeText, coins, exactNumber, fileSize, shortNumber } from './format';

describe('numbers', () => {
  it.each([
    [0, '0'],
    [9_999, '9999'],
    [10_000, '1万'],
    [12_000, '1.2万'],
    [12_999, '1.2万'],
    [23_000, '2.3万'],
    [99_999_999, '9999万'],
    [340_000_000, '3.4亿'],
    [-12_500, '-1.2万'],
  ])('the number %d is shown as %s', (value, text) => expect(shortNumber(value)).toBe(text));

  it('coins show their unit', () => {
    expect(coins(60)).toBe('60X钻');
    expect(coins(12_000)).toBe('1.2万X钻');
  });

  it('a balance is exact', () => expect(exactNumber(1_234_567)).toBe('1,234,567'));

  it('a badge is capped', () => {
    expect(badgeText(99, 99)).toBe('99');
    expect(badgeText(100, 99)).toBe('99+');
  });

  it.each([
    [512, '512B'],
    [1_572_864, '1.5MB'],
    [734_003_200, '700MB'],
    [2_147_483_648, '2.0GB'],
  ])('a size of %d bytes is shown as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});
