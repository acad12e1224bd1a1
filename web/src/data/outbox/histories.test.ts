import { aKind, isDone, LOST, note, signIn, type Note } from '@test/notes';
import { setOnline } from '@test/online';
import { Random, seeds } from '@test/random';
import { expect, it } from 'vitest';
import { reloadEntries } from './entryStore';
import { submit } from './outbox';

/** The server of the random histories: it performs each idempotency key once. */
it.each(seeds(30))(
  'random histories: each write arrives exactly once and in order (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    const performed: { key: string; text: string; place: string }[] = [];
    const write = aKind({
      lifetimeMs: () => Infinity,
      send: async ({ payload, key }) => {
        await Promise.resolve();
        if (random.chance(0.2)) throw LOST;
        if (!performed.some((done) => done.key === key)) performed.push({ ...payload, key });
        if (random.chance(0.3)) throw LOST;
        return 'ok';
      },
    });
    const submitted: Note[] = [];
    for (let step = 0; step < 25; step += 1) {
      const choice = random.below(6);
      if (choice < 3) {
        const written = note(String(step), random.pick(['a', 'b']));
        submitted.push(written);
        submit(write, written);
      } else if (choice === 3) setOnline(random.chance(0.5));
      else if (choice === 4) await reloadEntries();
      // The player leaves and returns, as after a reload: only the journal remains.
      else {
        signIn(0);
        signIn(7);
      }
    }
    setOnline(true);
    await isDone();
    for (const place of ['a', 'b'])
      expect(performed.filter((done) => done.place === place).map(({ text }) => text)).toEqual(
        submitted.filter((done) => done.place === place).map(({ text }) => text),
      );
  },
);
