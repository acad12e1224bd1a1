import { aPackage } from '@test/orders';
import { expect, it } from 'vitest';
import { missingCoins, suggestedPackage } from './suggestedPackage';

const SHOP = [
  aPackage({ id: 1, coins: 60, bonus: 0, amount: 600 }),
  aPackage({ id: 2, coins: 300, bonus: 15, amount: 3_000, badge: '人气之选' }),
  aPackage({ id: 3, coins: 310, bonus: 0, amount: 2_900 }),
  aPackage({ id: 4, coins: 980, bonus: 0, amount: 9_800 }),
];

it.each([
  ['nothing is missing: the one with a badge', 0, 2],
  ['the smallest has enough', 60, 1],
  ['one coin more needs the next one, the cheapest of those that have enough', 61, 3],
  ['a bonus counts', 315, 2],
  ['none has enough: the largest', 5_000, 4],
])('%s', (_, missing, id) => {
  expect(suggestedPackage(SHOP, missing).id).toBe(id);
});

it('without a badge, the first package is suggested', () => {
  expect(suggestedPackage([SHOP[0]!, SHOP[3]!], 0).id).toBe(1);
});

it('only what the balance lacks is missing', () => {
  expect(missingCoins(60, 20)).toBe(40);
  expect(missingCoins(60, 100)).toBe(0);
  expect(missingCoins(60, undefined)).toBe(60);
  expect(missingCoins(undefined, 20)).toBe(0);
});
