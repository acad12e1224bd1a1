import { ApiError, CODE } from '@/api/errors';
import { eventually } from '@test/eventually';
import {
  aKind,
  isDone,
  keys,
  laterOutcome,
  note,
  REFUSED,
  server,
  signedIn,
  signIn,
  stored,
  texts,
} from '@test/notes';
import { setOnline } from '@test/online';
import { describe, expect, it, vi } from 'vitest';
import { currentEntries, reloadEntries } from './entryStore';
import { loadEntries } from './journal';
import { resubmit, submit } from './outbox';
import { ExpiredError } from './types';

describe('a refused write', () => {
  it('a refused write is reported once and removed', async () => {
    const onGiveUp = vi.fn();
    server.outcomes = [REFUSED];
    submit(aKind({ onGiveUp }), note('bad'));
    await isDone();
    expect(onGiveUp).toHaveBeenCalledExactlyOnceWith(expect.anything(), REFUSED, expect.anything());
  });

  it('a refused write that stays is sent again under a new key when the player asks', async () => {
    server.outcomes = [REFUSED];
    const write = aKind({ keepsRefused: true, refusalText: () => 'no' });
    submit(write, note('again'));
    await eventually(() => expect(currentEntries()).toMatchObject([{ refusal: 'no' }]));
    expect(await stored()).toMatchObject([{ refusal: 'no' }]);
    resubmit(currentEntries()[0]!);
    await isDone();
    expect(keys().size).toBe(2);
  });

  it('a suspended player is notified, and the write is not repeated', async () => {
    const suspended = new ApiError('suspended', 200, CODE.suspended);
    const onGiveUp = vi.fn();
    server.outcomes = [suspended];
    submit(aKind({ onGiveUp }), note('bad'));
    await isDone();
    expect(server.calls).toHaveLength(1);
    expect(onGiveUp).toHaveBeenCalledOnce();
  });

  it('an expired write is reported and never sent', async () => {
    const onGiveUp = vi.fn();
    setOnline(false);
    submit(aKind({ onGiveUp, lifetimeMs: () => 20 }), note('late'));
    await isDone();
    expect(server.calls).toEqual([]);
    expect(onGiveUp.mock.lastCall?.[1]).toBeInstanceOf(ExpiredError);
  });
});

describe('players', () => {
  it('a write waits for the login of its own player', async () => {
    server.outcomes = [new ApiError('session over', 200, CODE.sessionInvalid)];
    const write = aKind({ onAnswer: vi.fn() });
    const { send } = write;
    write.send = (entry, options) =>
      send(entry, options).catch((error: unknown) => {
        signIn(0);
        throw error;
      });
    submit(write, note('mine'));
    await eventually(() => expect(signedIn()).toBe(0));
    signIn(8);
    await reloadEntries();
    expect(currentEntries()).toEqual([]);
    expect(server.calls).toHaveLength(1);
    signIn(7);
    await isDone();
    expect(keys().size).toBe(1);
  });

  it('a failure that arrives after a change of the player does not postpone the writes of the next player', async () => {
    const { outcome, comes } = laterOutcome();
    server.outcomes = [outcome.then(() => Promise.reject(new ApiError('later', 503, 1, null, 3_600)))];
    submit(aKind(), note('mine'));
    await eventually(() => expect(texts()).toEqual(['mine']));
    signIn(8);
    comes();
    await eventually(async () => expect(await loadEntries(7)).toMatchObject([{ stalled: true }]));
    submit(aKind(), note('theirs'));
    await eventually(async () => expect(await loadEntries(8)).toEqual([]));
    expect(texts()).toEqual(['mine', 'theirs']);
    signIn(7);
    await isDone();
  });

  it('an answer that arrives after a change of the player is not applied, and is not asked for again', async () => {
    const onAnswer = vi.fn();
    submit(
      aKind({
        onAnswer,
        send: async ({ payload, key }) => {
          server.calls.push({ text: payload.text, key, keepalive: false });
          signIn(8);
          return Promise.resolve('late');
        },
      }),
      note('mine'),
    );
    await eventually(async () => expect(await loadEntries(7)).toEqual([]));
    expect(onAnswer).not.toHaveBeenCalled();
    signIn(7);
  });
});
