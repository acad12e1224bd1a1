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

describe('a state that is told in parts', () => {
  it('is at first what is told', () =>
    expect(told({ version: 3, coins: 5 }).value).toEqual({ version: 3, coins: 5 }));

  it('a higher version wins, and leaves what it does not tell', () =>
    expect(told({ version: 3, coins: 5, code: 'SKY' }, { version: 4, coins: 9 }).value).toEqual({
      version: 4,
      coins: 9,
      code: 'SKY',
    }));

  it('a lower version is ignored', () =>
    expect(told({ version: 8, coins: 100, unread: 2 }, { version: 7, coins: 90, unread: 1 }).value).toEqual({
      version: 8,
      coins: 100,
      unread: 2,
    }));

  it('a late answer still tells what no push has told, as of its own version', () => {
    const known = told({ version: 8, coins: 100 }, { version: 7, coins: 90, code: 'SKY' });
    expect(known.value).toEqual({ version: 8, coins: 100, code: 'SKY' });
    expect(versionOf(known, 'code')).toBe(7);
    expect(versionOf(known, 'coins')).toBe(8);
  });

  it('a late answer is newer than a part that only an older one told', () => {
    const known = told(
      { version: 5, coins: 60 },
      { version: 7, unread: 1 },
      { version: 6, coins: 90, unread: 0 },
    );
    expect(known.value).toEqual({ version: 7, coins: 90, unread: 1 });
  });

  it('the same version is the same state', () =>
    expect(told({ version: 8, coins: 1 }, { version: 8, unread: 1 }).asOf).toEqual({}));

  it('comes to the truth and never goes back, however its parts come', () =>
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
      // One that comes twice, or not at all.
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
  ])('that stands at 4, and hears %i: %s', (seq, step, at) =>
    expect(appendEvent(emptyLogAt<Entry>(4), entry(seq))).toMatchObject({ step, log: { seq: at } }),
  );

  it('carries what was read on its way to where it stands', () =>
    expect(replayOnto({ seq: 5, texts: ['…'] }, recorded(4, 5, 6, 7), written)).toEqual({
      seq: 7,
      texts: ['…', '6', '7'],
    }));

  it('leaves what is ahead of it', () => {
    const page = { seq: 9, texts: ['…'] };
    expect(replayOnto(page, recorded(4, 5), written)).toBe(page);
  });

  it('says where it does not reach back', () =>
    expect(replayOnto({ seq: 3, texts: [] }, recorded(4, 5), written)).toBeNull());

  it('jumps to where everything was read, and never back', () => {
    expect(advanceTo(recorded(4, 5), 9)).toEqual(emptyLogAt(9));
    expect(advanceTo(recorded(4, 5), 3)).toEqual(recorded(4, 5));
  });

  it('remembers a bounded part', () => {
    const log = recorded(0, ...Array.from({ length: 600 }, (_, n) => n + 1));
    expect(log.recent).toHaveLength(500);
    expect(replayOnto({ seq: 99, texts: [] }, log, written)).toBeNull();
    expect(replayOnto({ seq: 100, texts: [] }, log, written)?.texts).toHaveLength(500);
  });
});

describe('state without a version', () => {
  it('an answer that was asked for before a push came is older than it', () => {
    const pushed: Timestamped<number> = { value: 7, at: 2 };
    expect(newest(pushed, { value: 6, at: 1 })).toBe(pushed);
    expect(newest(pushed, { value: 8, at: 3 }).value).toBe(8);
    expect(newest(undefined, pushed)).toBe(pushed);
  });

  it('comes to the truth once every push is there', () => seeds(300).forEach(tellsWithoutVersion));

  function tellsWithoutVersion(seed: number) {
    const random = new Random(seed);
    let truth = 0;
    let clock = 0;
    let known: Timestamped<number> | undefined;
    const pushes: number[] = [];
    // What was asked for, and what the server read for it meanwhile.
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
