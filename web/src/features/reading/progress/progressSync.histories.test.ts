import { Random, seeds } from '@test/random';
import { Account, BOOK, same } from '@test/reading/account';
import { Phone } from '@test/reading/phones';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const CHAPTERS = 5;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each(seeds(100))(
  'two phones, tabs that crash and a bad line: nothing is lost, nothing moves unasked (SEED=%i)',
  async (seed) => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'fail') console.info(`repeat with SEED=${seed}`);
    });
    const random = new Random(seed);
    const account = new Account();
    const phones: Phone[] = [];
    const told = (by: Phone) => {
      const version = account.place!.version;
      for (const phone of phones)
        if (phone !== by && phone.online && random.chance(0.8))
          setTimeout(() => phone.hear(version), random.below(2_000));
    };
    phones.push(new Phone('甲', account, random, told), new Phone('乙', account, random, told));

    for (let step = 0; step < 40; step += 1) {
      const phone = random.pick(phones);
      const chapter = 1 + random.below(CHAPTERS);
      const choice = random.below(11);
      if (choice < 2) void phone.tab().open(chapter);
      else if (choice < 6) phone.tab().read(chapter, random.below(30));
      else if (choice < 7) phone.answer();
      else if (choice < 8) phone.tab().close();
      else if (choice < 9) phone.tab().crash();
      else if (choice < 10) phone.online = false;
      else phone.comeBack();
      await vi.advanceTimersByTimeAsync(random.below(5_000));
    }

    // All phones are online again and answer their questions.
    for (let round = 0; round < 12; round += 1) {
      for (const phone of phones) phone.comeBack();
      await vi.advanceTimersByTimeAsync(20_000);
      for (const phone of phones) phone.answer();
      await vi.advanceTimersByTimeAsync(20_000);
    }

    for (const { from, to } of account.moves) {
      if (!from || from.deviceId === to.deviceId) continue;
      const phone = phones.find(({ name }) => name === to.deviceId)!;
      expect(phone.agreedTo, `${to.device} overwrote version ${from.version} unasked`).toContain(
        from.version,
      );
    }
    for (const { name, tabs, stored, newest } of phones) {
      const known = stored[BOOK];
      const isAsked = tabs.some(({ places }) => places.promptedFor(BOOK));
      // A place is still unsaved only while its question is open.
      if (known?.waiting) expect(isAsked, `${name} is asked about its unsaved place`).toBe(true);
      else if (known?.here && account.place?.deviceId === name)
        expect(same(account.place, known.here), `${name} is where the account is`).toBe(true);
      if (!newest || isAsked) continue;
      const arrived = account.moves.filter(({ to }) => to.deviceId === name).map(({ to }) => to.readAt);
      expect(arrived, `the newest place of ${name} arrived`).toContain(new Date(newest.readAt).toISOString());
    }
  },
);
