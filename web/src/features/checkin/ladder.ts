/** One day of a streak and what it pays. */
export interface Rung {
  /** Which day of the streak. */
  n: number;
  reward: number;
  state: 'got' | 'today' | 'coming';
}

/** As many as stand side by side. */
const SHOWN_MAX = 7;

/** What the days of a streak pay: behind the last of the rewards it begins anew. */
export function rewardOf(rewards: readonly number[], n: number): number {
  return rewards[(n - 1) % rewards.length] ?? 0;
}

/** The days around today: of the round of rewards that today is in. */
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
