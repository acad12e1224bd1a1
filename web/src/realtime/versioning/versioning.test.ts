import { Random, seeds } from '@test/random';
import { describe, expect, it } from 'vitest';
import {
  advanceTo,
  appendEvent,
  emptyLogAt,
  mergeVersioned,
  newest,
  replayOnto,
  versionOf,
  type MergedState,
  type Timestamped,
} from '.';

interface State {
  version: number;
  coins?: number;
  unread?: number;
  code?: string;
}
const told = (...parts: State[]) => parts.reduce<MergedState<State> | null>(mergeVersioned, null)!;

describe('a state that arrives in parts', () => {
  it('starts with the first values', () =>
    expect(told({ version: 3, coins: 5 }).value).toEqual({ version: 3, coins: 5 }));

  it('takes a higher version, and keeps the parts that it does not contain', () =>
    expect(told({ version: 3, coins: 5, code: 'SKY' }, { version: 4, coins: 9 }).value).toEqual({
      version: 4,
      coins: 9,
      code: 'SKY',
    }));

  it('ignores a lower version', () =>
    expect(told({ version: 8, coins: 100, unread: 2 }, { version: 7, coins: 90, unread: 1 }).value).toEqual({
      version: 8,
      coins: 100,
      unread: 2,
    }));

  it('takes from a late answer the parts that no push contained, as of the answer’s version', () => {
    const known = told({ version: 8, coins: 100 }, { version: 7, coins: 90, code: 'SKY' });
    expect(known.value).toEqual({ version: 8, coins: 100, code: 'SKY' });
    expect(versionOf(known, 'code')).toBe(7);
    expect(versionOf(known, 'coins')).toBe(8);
  });

  it('takes from a late answer a part that only an older version contained', () => {
    const known = told(
      { version: 5, coins: 60 },
      { version: 7, unread: 1 },
      { version: 6, coins: 90, unread: 0 },
    );
    expect(known.value).toEqual({ version: 7, coins: 90, unread: 1 });
  });

  it('treats an equal version as the same state', () =>
    expect(told({ version: 8, coins: 1 }, { version: 8, unread: 1 }).asOf).toEqual({}));

  it('reaches the true state and never goes back, in any order of its parts', () =>
    seeds(300).forEach(tellsInParts));

  function tellsInParts(seed: number) {
    const random = new Random(seed);
    const truth = { coins: 0, unread: 0, version: 1 };
    const underWay: State[] = [{ ...truth }];
    let known: MergedState<State> | null = null;
    const shown: Record<string, number> = {};
    const arrive = (part: State) => {
      known = mergeVersioned(known, part);
      for (const name of ['coins', 'unread'] as const) {
        if (known.value[name] === undefined) continue;
        expect(versionOf(known, name), `seed ${seed}`).toBeGreaterThanOrEqual(shown[name] ?? 0);
        shown[name] = versionOf(known, name);
      }
    };
    for (let step = 0; step < 40; step += 1) {
      if (random.chance(0.5)) {
        truth.version += 1 + random.below(3);
        truth[random.pick(['coins', 'unread'] as const)] = random.below(100);
      }
      const { version, coins, unread } = truth;
      if (random.chance(0.6))
        underWay.push(random.pick([{ version, coins }, { version, unread }, { ...truth }]));
      // Some parts arrive twice, and some never.
      if (random.chance(0.1) && underWay.length > 0) underWay.push(random.pick(underWay));
      if (random.chance(0.1) && underWay.length > 1) random.take(underWay);
      if (random.chance(0.6) && underWay.length > 0) arrive(random.take(underWay)!);
    }
    underWay.push({ ...truth });
    while (underWay.length > 0) arrive(random.take(underWay)!);
    expect(known!.value, `seed ${seed}`).toEqual(truth);
  }
});

interface Entry {
  seq: number;
  text: string;
}
interface Page {
  seq: number;
  texts: string[];
}
const entry = (seq: number): Entry => ({ seq, text: `${seq}` });
const written = (page: Page, { text }: Entry): Page => ({ ...page, texts: [...page.texts, text] });
const recorded = (from: number, ...seqs: number[]) =>
  seqs.map(entry).reduce((log, event) => appendEvent(log, event).log, emptyLogAt<Entry>(from));

describe('a log', () => {
  it.each([
    [5, 'next', 5],
    [4, 'known', 4],
    [2, 'known', 4],
    [6, 'hole', 4],
  ])('at seq 4 takes an entry with seq %i as: %s', (seq, step, at) =>
    expect(appendEvent(emptyLogAt<Entry>(4), entry(seq))).toMatchObject({ step, log: { seq: at } }),
  );

  it('is replayed onto content that is behind it', () =>
    expect(replayOnto({ seq: 5, texts: ['…'] }, recorded(4, 5, 6, 7), written)).toEqual({
      seq: 7,
      texts: ['…', '6', '7'],
    }));

  it('leaves content that is ahead of it unchanged', () => {
    const page = { seq: 9, texts: ['…'] };
    expect(replayOnto(page, recorded(4, 5), written)).toBe(page);
  });

  it('returns null for content before its oldest entry', () =>
    expect(replayOnto({ seq: 3, texts: [] }, recorded(4, 5), written)).toBeNull());

  it('advances to the seq at which all content was read, and never goes back', () => {
    expect(advanceTo(recorded(4, 5), 9)).toEqual(emptyLogAt(9));
    expect(advanceTo(recorded(4, 5), 3)).toEqual(recorded(4, 5));
  });

  it('stores a limited number of entries', () => {
    const log = recorded(0, ...Array.from({ length: 600 }, (_, n) => n + 1));
    expect(log.recent).toHaveLength(500);
    expect(replayOnto({ seq: 99, texts: [] }, log, written)).toBeNull();
    expect(replayOnto({ seq: 100, texts: [] }, log, written)?.texts).toHaveLength(500);
  });
});

describe('state without a version', () => {
  it('ignores an answer that was requested before a push came', () => {
    const pushed: Timestamped<number> = { value: 7, at: 2 };
    expect(newest(pushed, { value: 6, at: 1 })).toBe(pushed);
    expect(newest(pushed, { value: 8, at: 3 }).value).toBe(8);
    expect(newest(undefined, pushed)).toBe(pushed);
  });

  it('reaches the true state after every push has arrived', () => seeds(300).forEach(tellsWithoutVersion));

  function tellsWithoutVersion(seed: number) {
    const random = new Random(seed);
    let truth = 0;
    let clock = 0;
    let known: Timestamped<number> | undefined;
    const pushes: number[] = [];
    // Requests, and the value that the server read for each meanwhile.
    const asked: { at: number; read?: number }[] = [];
    for (let step = 0; step < 60; step += 1) {
      clock += 1;
      if (random.chance(0.3)) pushes.push(++truth);
      if (random.chance(0.2)) asked.push({ at: clock });
      if (random.chance(0.4) && asked.length > 0) random.pick(asked).read ??= truth;
      if (random.chance(0.3) && pushes.length > 0)
        known = newest(known, { value: pushes.shift()!, at: clock });
      const answered = asked.find(({ read }) => read !== undefined);
      if (!answered || random.chance(0.7)) continue;
      asked.splice(asked.indexOf(answered), 1);
      known = newest(known, { value: answered.read!, at: answered.at });
    }
    for (const value of pushes) known = newest(known, { value, at: ++clock });
    for (const { at, read } of asked) if (read !== undefined) known = newest(known, { value: read, at });
    if (known) expect(known.value, `seed ${seed}`).toBe(truth);
  }
});
