import { ApiError } from '@/api/errors';
import { eventually } from '@test/eventually';
import { aKind, isDone, note, otherTab, server, texts, useFakeTime } from '@test/notes';
import { setOnline } from '@test/online';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentEntries } from './entryStore';
import { OUTBOX_DATABASE, putEntry } from './journal';
import { registerKinds, submit } from './outbox';
import { entriesOf } from './useEntries';

describe('other tabs', () => {
  it('learn that the entries changed, and get the answer', async () => {
    const { received } = otherTab();
    submit(aKind(), note('hello'));
    await isDone();
    await eventually(() => expect(received.at(-1)).toEqual({ type: 'change' }));
    expect(received).toContainEqual(expect.objectContaining({ type: 'answer', answer: 'answer to hello' }));
  });

  it('an answer that another tab received is applied here, by the clock of this tab', async () => {
    const onAnswer = vi.fn();
    const write = aKind({ onAnswer });
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
    useFakeTime();
    const { received, send } = otherTab();
    server.outcomes = [new ApiError('later', 503, 1, null, 30)];
    const write = aKind();
    const { order } = submit(write, note('mine', 'a'));
    await vi.waitFor(() =>
      expect(received).toContainEqual({ type: 'postpone', order, waitMs: 30_000, byServer: true }),
    );
    const entry = { ...currentEntries()[0]!, id: 'theirs', key: 'theirs', payload: note('theirs', 'b') };
    entry.order = order.replace(/a$/, 'b');
    send({ type: 'postpone', order: entry.order, waitMs: 30_000, byServer: true });
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
    const write = aKind({ onAnswer });
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
    const entry = submit(aKind(), note('hello'));
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
    expect(server.calls).toEqual([]);
  });
});
