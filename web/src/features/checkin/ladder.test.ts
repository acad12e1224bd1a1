import { Random, seeds } from '@test/random';
import { describe, expect, it } from 'vitest';
import { ladder, rewardOf } from './ladder';

const REWARDS = [5, 5, 10, 10, 15, 15, 30];
const shown = (streak: number, done: boolean, rewards: readonly number[] = REWARDS) =>
  ladder(rewards, streak, done).map(({ n, reward, state }) => `${n}:${reward}:${state}`);

describe('the rewards of a streak', () => {
  it('a new player’s rewards begin with the first day', () => {
    expect(shown(0, false)[0]).toBe('1:5:today');
    expect(shown(0, false)[6]).toBe('7:30:coming');
  });

  it('after the check-in, the rewards up to today are taken', () => {
    expect(shown(3, true).slice(1, 5)).toEqual(['2:5:got', '3:10:got', '4:10:coming', '5:15:coming']);
    expect(shown(3, false).slice(1, 5)).toEqual(['2:5:got', '3:10:got', '4:10:today', '5:15:coming']);
  });

  it('a new round begins after the last reward, but only on the next day', () => {
    expect(shown(7, true)[6]).toBe('7:30:got');
    expect(shown(7, false)[0]).toBe('8:5:today');
  });

  it('on any day the ladder is consecutive, contains today, and stays within one round', () => {
    for (const seed of seeds(500)) {
      const random = new Random(seed);
      const length = 1 + random.below(31);
      const rewards = Array.from({ length }, (_, index) => index + 1);
      const streak = random.below(400);
      const done = streak > 0 && random.chance(0.5);
      const rungs = ladder(rewards, streak, done);
      const current = done ? streak : streak + 1;
      expect(rungs).toHaveLength(Math.min(length, 7));
      expect(rungs.map(({ n }) => n)).toEqual(rungs.map((_, index) => rungs[0]!.n + index));
      expect(rungs.map(({ n }) => n)).toContain(current);
      const rounds = new Set(rungs.map(({ n }) => Math.floor((n - 1) / length)));
      expect(rounds.size).toBe(1);
      for (const { n, reward, state } of rungs) {
        expect(reward).toBe(rewardOf(rewards, n));
        expect(state === 'today').toBe(n === current && !done);
      }
    }
  });
});
