/** One day of a streak and its reward. */
export interface Rung {
  /** The number of the day in the streak. */
  n: number;
  reward: number;
  state: 'got' | 'today' | 'coming';
}

/** The number of days that fit side by side. */
const SHOWN_MAX = 7;

/** The reward of a streak's day. The rewards repeat after the last one. */
export function rewardOf(rewards: readonly number[], n: number): number {
  return rewards[(n - 1) % rewards.length] ?? 0;
}

/** The days around today, within today's round of rewards. */
export function ladder(rewards: readonly number[], streak: number, checkedInToday: boolean): Rung[] {
  const current = checkedInToday ? streak : streak + 1;
  const round = rewards.length;
  const first = Math.floor((current - 1) / round) * round + 1;
  const shown = Math.min(round, SHOWN_MAX);
  const middle = current - Math.floor(shown / 2);
  const from = Math.max(first, Math.min(middle, first + round - shown));
  return Array.from({ length: shown }, (_, index) => {
    const n = from + index;
    return { n, reward: rewardOf(rewards, n), state: stateOf(n, current, checkedInToday) };
  });
}

function stateOf(n: number, current: number, checkedInToday: boolean): Rung['state'] {
  if (n < current || (n === current && checkedInToday)) return 'got';
  return n === current ? 'today' : 'coming';
}
