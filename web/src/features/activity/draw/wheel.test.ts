import { aDraw } from '@test/activities';
import { describe, expect, it } from 'vitest';
import { landingAngle, oddsText, restOdds, sectorIndexOf, sectorsOf } from './wheel';

describe('sectors', () => {
  it('the sectors are the prizes, and an empty sector where the odds sum to less than one', () => {
    expect(sectorsOf(aDraw()).map(({ prize, sign }) => [prize, sign])).toEqual([
      [1, 'coin'],
      [2, 'vip'],
      [null, 'nothing'],
    ]);
  });

  it('a wheel that always wins has no empty sector until a prize runs out', () => {
    const [five, day] = aDraw().prizes;
    const alwaysWins = [
      { ...five!, odds: 9_000 },
      { ...day!, odds: 1_000 },
    ];
    expect(sectorsOf(aDraw({ prizes: alwaysWins }))).toHaveLength(2);
    expect(sectorsOf(aDraw({ prizes: [alwaysWins[0]!, { ...alwaysWins[1]!, left: 0 }] }))).toHaveLength(3);
  });

  it('a sector shows the reward when the prize’s name is too long', () => {
    const [five] = aDraw().prizes;
    const prizes = [{ ...five!, name: '一份很长很长的奖品名字' }];
    expect(sectorsOf(aDraw({ prizes }))[0]?.label).toBe('5X钻');
  });

  it('a prize selects its sector, and an unknown prize selects the last one', () => {
    const sectors = sectorsOf(aDraw());
    expect([2, null, 99].map((prize) => sectorIndexOf(sectors, prize))).toEqual([1, 2, 2]);
  });
});

describe('the landing', () => {
  it('the wheel stops within the sector after at least the given turns, from any start angle', () => {
    for (let count = 2; count <= 21; count += 1)
      for (let place = 0; place < count; place += 1)
        for (const from of [0, 123.4, 3_599])
          for (const aside of [-1, -0.3, 0, 0.8, 1]) {
            const to = landingAngle(from, place, count, 2, aside);
            expect(to - from).toBeGreaterThanOrEqual(720);
            expect(to - from).toBeLessThan(1_080);
            // The place of the wheel under the top pointer, counted in sectors from the middle of the first
            // one.
            const under = (((-to % 360) + 360) % 360) / (360 / count);
            const distance = Math.abs(under - place);
            expect(Math.min(distance, count - distance)).toBeLessThan(0.37);
          }
  });
});

it('the odds are shown exactly', () => {
  expect([3_000, 60, 1, 10_000].map((odds) => oddsText(odds, 10_000))).toEqual([
    '30%',
    '0.6%',
    '0.01%',
    '100%',
  ]);
  expect(restOdds(aDraw())).toBe(6_940);
});
