import { eventually } from '@test/eventually';
import { aKind, isDone, LOST, note, REFUSED, server, stored, texts } from '@test/notes';
import { setOnline } from '@test/online';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentEntries, reloadEntries } from './entryStore';
import { loadEntries, putEntry } from './journal';
import { registerKinds, removeAbandonedEntries, submit } from './outbox';
import { ExpiredError, type Entry } from './types';

// The outbox has an open connection.
beforeEach(() => stored());

it('a browser without a database still sends', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  // The open connection of earlier tests is gone, too.
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no storage', 'InvalidStateError');
  });
  server.outcomes = [LOST];
  submit(aKind(), note('hello'));
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
    submit(aKind(), note('hello'));
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
    submit(aKind(), note('hello'));
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
    const write = aKind({ keepsRefused: true, refusalText: () => 'no' });
    const { send } = write;
    server.outcomes = [REFUSED];
    submit({ ...write, send: (...args) => ((isFull = true), send(...args)) }, note('bad'));
    await eventually(() => expect(currentEntries()).toMatchObject([{ refusal: 'no' }]));
    await reloadEntries();
    expect(currentEntries()).toMatchObject([{ refusal: 'no' }]);
    expect(texts()).toEqual(['bad']);
    full.mockRestore();
  });

  it('a lost connection is opened again, and no entry disappears', async () => {
    setOnline(false);
    submit(aKind(), note('hello'));
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
    submit(aKind(), note('hello'));
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

describe('entries of other players', () => {
  const DAY = 86_400_000;
  const anEntry = (uid: number, expiresAt: number): Entry => ({
    ...{ id: `${uid} ${expiresAt}`, key: `${uid} ${expiresAt}`, kind: 'note', uid, order: 'note:1' },
    ...{ payload: note('old'), createdAt: 1, expiresAt, attempts: 0, stalled: true, refusal: null },
  });

  it('that ended long ago are removed without a word; entries without an end, and those of this player, stay', async () => {
    const onGiveUp = vi.fn();
    const longAgo = Date.now() - 31 * DAY;
    const entries = [
      ...[anEntry(8, longAgo), anEntry(8, Date.now() - DAY), anEntry(8, Infinity)],
      ...[anEntry(9, longAgo), anEntry(7, longAgo)],
    ];
    for (const entry of entries) await putEntry(entry);
    await removeAbandonedEntries();
    const left = async (uid: number) => (await loadEntries(uid)).map(({ expiresAt }) => expiresAt);
    expect(await left(8)).toEqual([entries[1]!.expiresAt, Infinity]);
    expect(await left(9)).toEqual([]);
    expect(await left(7), 'the player reads which writes were not sent').toEqual([longAgo]);
    expect(onGiveUp).not.toHaveBeenCalled();
    registerKinds([aKind({ onGiveUp })]);
    await reloadEntries();
    registerKinds([aKind({ onGiveUp })]);
    await isDone();
    expect(onGiveUp).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ uid: 7 }),
      expect.any(ExpiredError),
      expect.anything(),
    );
  });
});
