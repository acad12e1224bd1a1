import 'fake-indexeddb/auto';
import { ApiError, CODE } from '@/api/errors';
import { QueryClient } from '@tanstack/react-query';
import { eventually } from '@test/eventually';
import { Random, seeds } from '@test/random';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentEntries, reloadEntries, storeEntry } from './entryStore';
import type { EventFrame } from '../eventRegistry';
import { installOutbox } from './environment';
import { outboxEvents } from './events';
import { loadEntries, OUTBOX_DATABASE, putEntry } from './journal';
import { registerKinds, resubmit, submit, withdraw } from './outbox';
import { ExpiredError, type Entry, type MutationKind } from './types';
import { entriesOf } from './useEntries';

interface Note {
  place: string;
  text: string;
}

const LOST = new ApiError('no answer', 0, null);
const REFUSED = new ApiError('refused', 200, 3002);

let tests = 0;
let uid = 0;
let playerChanged: () => void = () => undefined;
/** The calls so far: the text and the idempotency key of each. */
let calls: { text: string; key: string; keepalive: boolean }[];
/** The outcome of the next calls; then each call is answered. */
let outcomes: (Error | Promise<unknown>)[];

const kind = (changes: Partial<MutationKind<Note, string>> = {}): MutationKind<Note, string> => ({
  name: 'note',
  // Each test has order keys of its own: an unanswered call blocks its order key.
  orderOf: ({ place }) => `${tests} ${place}`,
  lifetimeMs: () => 60_000,
  send: async ({ payload, key }, { keepalive }) => {
    calls.push({ text: payload.text, key, keepalive });
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    await outcome;
    return `answer to ${payload.text}`;
  },
  ...changes,
});
const note = (text: string, place = 'a'): Note => ({ place, text });
const texts = () => calls.map(({ text }) => text);
const keys = () => new Set(calls.map(({ key }) => key));
const stored = () => loadEntries(uid);
/** Both the journal and the shown copy are empty. */
const isDone = () => eventually(async () => expect([...(await stored()), ...currentEntries()]).toEqual([]));

function signIn(as: number): void {
  uid = as;
  playerChanged();
}

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) window.dispatchEvent(new Event('online'));
}

installOutbox({
  client: new QueryClient(),
  uid: () => uid,
  onPlayerChange: (changed) => (playerChanged = changed),
});

/** Messages that this tab sends to others. */
function otherTab(): { received: unknown[]; send: (message: unknown) => void } {
  const channel = new BroadcastChannel('portal-outbox');
  const received: unknown[] = [];
  channel.onmessage = ({ data }) => received.push(data);
  onTestFinished(() => channel.close());
  return { received, send: (message) => channel.postMessage(message) };
}

beforeEach(() => {
  tests += 1;
  calls = [];
  outcomes = [];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  // Retries follow without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockReturnValue();
  signIn(7);
});

afterEach(async () => {
  for (const entry of currentEntries()) withdraw(entry);
  await eventually(async () => expect(await stored()).toEqual([]));
  signIn(0);
});

it('a write is shown at once, sent once, and removed after its answer was applied', async () => {
  const onAnswer = vi.fn();
  const write = kind({ onAnswer });
  submit(write, note('hello'));
  expect(entriesOf(write)).toMatchObject([{ payload: { text: 'hello' }, refusal: null }]);
  await isDone();
  expect(texts()).toEqual(['hello']);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ payload: note('hello') }),
    'answer to hello',
    expect.objectContaining({ local: true }),
  );
  expect(await stored()).toEqual([]);
});

it('the answer is applied before the entry disappears', async () => {
  let waiting: readonly Entry[] = [];
  submit(kind({ onAnswer: () => (waiting = currentEntries()) }), note('hello'));
  await isDone();
  expect(waiting).toHaveLength(1);
});

it('an entry is stored before it is sent', async () => {
  let storedAtCall: readonly Entry[] = [];
  const write = kind();
  submit({ ...write, send: async () => ((storedAtCall = await stored()), 'ok') }, note('hello'));
  await isDone();
  expect(storedAtCall).toMatchObject([{ payload: { text: 'hello' } }]);
});

it('a write without an answer is sent again under the same idempotency key', async () => {
  outcomes = [LOST, new ApiError('overloaded', 503, 1), LOST];
  submit(kind(), note('hello'));
  await isDone();
  expect(texts()).toEqual(['hello', 'hello', 'hello', 'hello']);
  expect(keys().size).toBe(1);
});

it('the server decides when an overloaded write is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  outcomes = [new ApiError('later', 503, 1, null, 30)];
  submit(kind(), note('hello'));
  await vi.waitFor(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(currentEntries()).toEqual([]));
  expect(calls).toHaveLength(2);
});

it('a write that waits for an overloaded server is sent as soon as the socket is back', async () => {
  outcomes = [new ApiError('later', 503, 1, null, 3_600)];
  submit(kind(), note('hello'));
  await eventually(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  const context = { client: new QueryClient(), session: { uid, token: 't' } };
  outboxEvents.hello(context, { type: 'hello' } as EventFrame<'hello'>);
  await isDone();
  expect(calls).toHaveLength(2);
});

it('without a network writes wait, and are sent when it is back', async () => {
  setOnline(false);
  submit(kind(), note('hello'));
  expect(currentEntries()).toMatchObject([{ stalled: true, attempts: 0 }]);
  await eventually(async () => expect(await stored()).toHaveLength(1));
  expect(calls).toEqual([]);
  setOnline(true);
  await isDone();
  expect(texts()).toEqual(['hello']);
});

describe('the order of writes', () => {
  it('writes with one order key are sent one after the other, oldest first', async () => {
    let answerFirst: (value: unknown) => void = () => undefined;
    outcomes = [new Promise((resolve) => (answerFirst = resolve))];
    const write = kind();
    for (const text of ['1', '2', '3']) submit(write, note(text));
    await eventually(() => expect(texts()).toEqual(['1']));
    answerFirst(null);
    await isDone();
    expect(texts()).toEqual(['1', '2', '3']);
  });

  it('a write that waits does not delay writes with another order key', async () => {
    outcomes = [new Promise(() => undefined)];
    const write = kind();
    const stuck = submit(write, note('stuck', 'a'));
    await eventually(() => expect(texts()).toEqual(['stuck']));
    submit(write, note('free', 'b'));
    await eventually(() => expect(texts()).toEqual(['stuck', 'free']));
    withdraw(stuck);
  });

  it('a refused write does not delay the next one', async () => {
    outcomes = [REFUSED];
    const write = kind({ keepsRefused: true, refusalText: () => 'no' });
    submit(write, note('bad'));
    submit(write, note('good'));
    await eventually(() => expect(texts()).toEqual(['bad', 'good']));
    await eventually(() => expect(currentEntries()).toMatchObject([{ refusal: 'no' }]));
  });

  it('of writes that set a state only the newest is sent', async () => {
    setOnline(false);
    const write = kind({ latestOnly: true });
    for (const text of ['on', 'off', 'on again']) submit(write, note(text));
    expect(currentEntries()).toHaveLength(1);
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['on again']);
  });

  it('a state that changes while the older one is sent is sent afterwards', async () => {
    let answerFirst: (value: unknown) => void = () => undefined;
    outcomes = [new Promise((resolve) => (answerFirst = resolve))];
    const write = kind({ latestOnly: true });
    submit(write, note('on'));
    await eventually(() => expect(texts()).toEqual(['on']));
    submit(write, note('off'));
    answerFirst(null);
    await isDone();
    expect(texts()).toEqual(['on', 'off']);
    expect(keys().size).toBe(2);
  });
});

describe('a refused write', () => {
  it('a refused write is reported once and removed', async () => {
    const onGiveUp = vi.fn();
    outcomes = [REFUSED];
    submit(kind({ onGiveUp }), note('bad'));
    await isDone();
    expect(onGiveUp).toHaveBeenCalledExactlyOnceWith(expect.anything(), REFUSED, expect.anything());
  });

  it('a refused write that stays is sent again under a new key when the player asks', async () => {
    outcomes = [REFUSED];
    const write = kind({ keepsRefused: true, refusalText: () => 'no' });
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
    outcomes = [suspended];
    submit(kind({ onGiveUp }), note('bad'));
    await isDone();
    expect(calls).toHaveLength(1);
    expect(onGiveUp).toHaveBeenCalledOnce();
  });

  it('an expired write is reported and never sent', async () => {
    const onGiveUp = vi.fn();
    setOnline(false);
    submit(kind({ onGiveUp, lifetimeMs: () => 20 }), note('late'));
    await isDone();
    expect(calls).toEqual([]);
    expect(onGiveUp.mock.lastCall?.[1]).toBeInstanceOf(ExpiredError);
  });
});

describe('players', () => {
  it('a write waits for the login of its own player', async () => {
    outcomes = [new ApiError('session over', 200, CODE.sessionInvalid)];
    const write = kind({ onAnswer: vi.fn() });
    const { send } = write;
    write.send = (entry, options) =>
      send(entry, options).catch((error: unknown) => {
        signIn(0);
        throw error;
      });
    submit(write, note('mine'));
    await eventually(() => expect(uid).toBe(0));
    signIn(8);
    await reloadEntries();
    expect(currentEntries()).toEqual([]);
    expect(calls).toHaveLength(1);
    signIn(7);
    await isDone();
    expect(keys().size).toBe(1);
  });

  it('an answer that arrives after a change of the player is not applied, and is not asked for again', async () => {
    const onAnswer = vi.fn();
    submit(
      kind({
        onAnswer,
        send: async ({ payload, key }) => {
          calls.push({ text: payload.text, key, keepalive: false });
          signIn(8);
          return Promise.resolve('late');
        },
      }),
      note('mine'),
    );
    await eventually(async () => expect(await loadEntries(7)).toEqual([]));
    expect(onAnswer).not.toHaveBeenCalled();
    uid = 7;
  });
});

describe('a page that closes', () => {
  it('sends in the same task, with keepalive', async () => {
    submit(kind({ latestOnly: true }), note('page 5'), { closing: true });
    expect(calls).toMatchObject([{ text: 'page 5', keepalive: true }]);
    await isDone();
    expect(calls).toHaveLength(1);
  });

  it('a write that follows waits for the answer of the closing one', async () => {
    let answerFirst: (value: unknown) => void = () => undefined;
    outcomes = [new Promise((resolve) => (answerFirst = resolve))];
    const write = kind({ latestOnly: true });
    submit(write, note('page 5'), { closing: true });
    submit(write, note('page 6'));
    await eventually(async () => expect(await stored()).toMatchObject([{ payload: { text: 'page 6' } }]));
    await reloadEntries();
    expect(texts()).toEqual(['page 5']);
    answerFirst(null);
    await isDone();
    expect(texts()).toEqual(['page 5', 'page 6']);
  });
});

describe('other tabs', () => {
  it('learn that the entries changed, and get the answer', async () => {
    const { received } = otherTab();
    submit(kind(), note('hello'));
    await isDone();
    await eventually(() => expect(received.at(-1)).toEqual({ type: 'change' }));
    expect(received).toContainEqual(expect.objectContaining({ type: 'answer', answer: 'answer to hello' }));
  });

  it('an answer that another tab received is applied here, by the clock of this tab', async () => {
    const onAnswer = vi.fn();
    const write = kind({ onAnswer });
    registerKinds([write]);
    setOnline(false);
    const entry = submit(write, note('theirs'));
    const askedAt = performance.timeOrigin + performance.now() - 40;
    otherTab().send({ type: 'answer', entry, answer: 'answer', askedAt });
    await eventually(() => expect(onAnswer).toHaveBeenCalledOnce());
    const context = onAnswer.mock.lastCall?.[2] as { askedAt: number; local: boolean };
    expect(context.local).toBe(false);
    expect(performance.now() - context.askedAt).toBeGreaterThanOrEqual(40);
  });

  it('get the time of the next attempt, and wait until then, too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { received, send } = otherTab();
    outcomes = [new ApiError('later', 503, 1, null, 30)];
    const write = kind();
    const { order } = submit(write, note('mine', 'a'));
    await vi.waitFor(() => expect(received).toContainEqual({ type: 'postpone', order, waitMs: 30_000 }));
    const entry = { ...currentEntries()[0]!, id: 'theirs', key: 'theirs', payload: note('theirs', 'b') };
    entry.order = order.replace(/a$/, 'b');
    send({ type: 'postpone', order: entry.order, waitMs: 30_000 });
    await putEntry(entry);
    send({ type: 'change' });
    await vi.waitFor(() => expect(entriesOf(write)).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(texts()).toEqual(['mine']);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(currentEntries()).toEqual([]));
    expect(texts().sort()).toEqual(['mine', 'mine', 'theirs']);
  });

  it('a message of another release is ignored', async () => {
    const failed = vi.fn();
    window.addEventListener('error', failed);
    process.on('uncaughtException', failed);
    onTestFinished(() => {
      window.removeEventListener('error', failed);
      process.off('uncaughtException', failed);
    });
    const onAnswer = vi.fn();
    const write = kind({ onAnswer });
    setOnline(false);
    const entry = submit(write, note('theirs'));
    const { send } = otherTab();
    send({ type: 'of a newer release' });
    send({ type: 'answer', entry, answer: 'answer', askedAt: 0 });
    await eventually(() => expect(onAnswer).toHaveBeenCalledOnce());
    expect(failed).not.toHaveBeenCalled();
  });

  it('a browser that refuses the channel between tabs still starts', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('storage is blocked', 'SecurityError');
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.resetModules();
    const fresh = await import('./otherTabs');
    expect(() =>
      fresh.followOtherTabs({ onChange: vi.fn(), onPostpone: vi.fn(), onAnswer: vi.fn() }),
    ).not.toThrow();
    expect(() => fresh.broadcastChange()).not.toThrow();
  });

  it('an entry that another tab has sent is not sent again', async () => {
    let release: () => void = () => undefined;
    const request = vi.fn(
      (_: string, act: () => Promise<void>) => new Promise<void>((done) => (release = () => done(act()))),
    );
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const entry = submit(kind(), note('hello'));
    await eventually(() => expect(request).toHaveBeenCalled());
    expect(request.mock.lastCall?.[0]).toBe(`portal-outbox:7:${entry.order}`);
    // Another tab, which held the lock, removed the entry.
    const database = indexedDB.open(OUTBOX_DATABASE, 1);
    await new Promise((done) => (database.onsuccess = done));
    const transaction = database.result.transaction('entries', 'readwrite');
    transaction.objectStore('entries').delete(entry.id);
    await new Promise((done) => (transaction.oncomplete = done));
    database.result.close();
    release();
    await isDone();
    expect(calls).toEqual([]);
  });
});

it('a browser without a database still sends', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  // The open connection of earlier tests is gone, too.
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no storage', 'InvalidStateError');
  });
  outcomes = [LOST];
  submit(kind(), note('hello'));
  await isDone();
  expect(texts()).toEqual(['hello', 'hello']);
  expect(open).toHaveBeenCalled();
  open.mockRestore();
  transaction.mockRestore();
});

describe('a faulty database', () => {
  it('a write is sent although the database never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('the connection is lost', 'InvalidStateError');
    });
    const openNow = indexedDB.open.bind(indexedDB);
    const waiting: (() => void)[] = [];
    const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const hung = new IDBOpenDBRequest();
      vi.spyOn(hung, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
        if (type !== 'success') return;
        waiting.push(() => {
          const request = openNow(name, version);
          Object.defineProperty(hung, 'result', { get: () => request.result });
          request.onsuccess = listener as () => void;
        });
      });
      return hung;
    });
    submit(kind(), note('hello'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts()).toEqual(['hello']);
    expect(currentEntries()).toEqual([]);
    vi.mocked(IDBDatabase.prototype.transaction).mockRestore();
    open.mockRestore();
    for (const answer of waiting) answer();
    vi.useRealTimers();
    await isDone();
    expect(texts()).toEqual(['hello']);
  });

  it('a write whose removal fails is not sent again', async () => {
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    submit(kind(), note('hello'));
    await eventually(() => expect(remove).toHaveBeenCalled());
    await eventually(() => expect(currentEntries()).toEqual([]));
    await reloadEntries();
    expect(currentEntries()).toEqual([]);
    expect(texts()).toEqual(['hello']);
    remove.mockRestore();
  });

  it('a refusal that cannot be stored is not asked for again', async () => {
    let isFull = false;
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      if (isFull) throw new DOMException('the disk is full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const write = kind({ keepsRefused: true, refusalText: () => 'no' });
    const { send } = write;
    outcomes = [REFUSED];
    submit({ ...write, send: (...args) => ((isFull = true), send(...args)) }, note('bad'));
    await eventually(() => expect(currentEntries()).toMatchObject([{ refusal: 'no' }]));
    await reloadEntries();
    expect(currentEntries()).toMatchObject([{ refusal: 'no' }]);
    expect(texts()).toEqual(['bad']);
    full.mockRestore();
  });

  it('a lost connection is opened again, and no entry disappears', async () => {
    setOnline(false);
    submit(kind(), note('hello'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    // Safari closes the connections of sleeping pages without an event.
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('the connection is lost', 'InvalidStateError');
    });
    await reloadEntries();
    expect(lost).toHaveBeenCalled();
    expect(currentEntries()).toHaveLength(1);
    setOnline(true);
    await isDone();
  });

  it('an unreadable database removes no entry that is already shown', async () => {
    setOnline(false);
    submit(kind(), note('hello'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('the disk is broken', 'UnknownError');
    });
    await reloadEntries();
    expect(currentEntries()).toHaveLength(1);
    lost.mockRestore();
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['hello']);
  });
});

describe('the clock of the device', () => {
  it('a write of a page whose clock was ahead is sent after the clock is corrected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    setOnline(false);
    submit(kind(), note('hello'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    vi.useRealTimers();
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['hello']);
  });

  it('a backoff ends in time although the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    outcomes = [new ApiError('later', 503, 1, null, 30)];
    submit(kind({ lifetimeMs: () => Infinity }), note('hello'));
    await vi.waitFor(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(31_000);
    await vi.waitFor(() => expect(currentEntries()).toEqual([]));
    expect(calls).toHaveLength(2);
  });

  it('a write that follows a clock set back is sent after the older ones', async () => {
    setOnline(false);
    const write = kind();
    const first = submit(write, note('first'));
    // An earlier page wrote it, before the clock was set back.
    await storeEntry({ ...first, createdAt: Date.now() + 86_400_000 });
    submit(write, note('second'));
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['first', 'second']);
  });
});

it('a write that waits behind an older one that is not due starts no timer loop', async () => {
  outcomes = [new ApiError('later', 503, 1, null, 60)];
  const write = kind();
  submit(write, note('later'));
  await eventually(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const delays = () => timers.mock.calls.flatMap(([, ms]) => ms ?? []);
  submit(write, note('now'));
  await eventually(() => expect(delays().filter((ms) => ms > 50_000)).toHaveLength(1));
  await reloadEntries();
  expect(delays().filter((ms) => ms < 1_000)).toEqual([]);
  timers.mockRestore();
});

/** The server of the random histories: it performs each idempotency key once. */
it.each(seeds(30))(
  'random histories: each write arrives exactly once and in order (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    const performed: { key: string; text: string; place: string }[] = [];
    const write = kind({
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
