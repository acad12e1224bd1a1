import { ApiError } from '@/api/errors';
import { syncServerClock } from '@/lib/serverClock';
import { eventually } from '@test/eventually';
import { aKind, isDone, note, server, stored, texts, useFakeTime } from '@test/notes';
import { setOnline } from '@test/online';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentEntries, storeEntry } from './entryStore';
import { submit } from './outbox';
import { ExpiredError } from './types';

describe('the clock of the device', () => {
  it('a write of a page whose clock was ahead is sent after the clock is corrected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    setOnline(false);
    submit(aKind(), note('hello'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    vi.useRealTimers();
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['hello']);
  });

  it('a backoff ends in time although the clock is set back', async () => {
    useFakeTime();
    server.outcomes = [new ApiError('later', 503, 1, null, 30)];
    submit(aKind({ lifetimeMs: () => Infinity }), note('hello'));
    await vi.waitFor(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(31_000);
    await vi.waitFor(() => expect(currentEntries()).toEqual([]));
    expect(server.calls).toHaveLength(2);
  });

  it('a write that follows a clock set back is sent after the older ones', async () => {
    setOnline(false);
    const write = aKind();
    const first = submit(write, note('first'));
    // An earlier page wrote it, before the clock was set back.
    await storeEntry({ ...first, createdAt: Date.now() + 86_400_000 });
    submit(write, note('second'));
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['first', 'second']);
  });

  it('a write ends in time by the clock of the server although the device is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      syncServerClock(new Date().toUTCString());
      vi.useRealTimers();
    });
    const start = Date.now();
    syncServerClock(new Date(start).toUTCString());
    setOnline(false);
    const onGiveUp = vi.fn();
    submit(aKind({ onGiveUp, lifetimeMs: () => 3_600_000 }), note('of today'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    // Two hours later, with a clock that was set back by three.
    vi.setSystemTime(start - 3_600_000);
    syncServerClock(new Date(start + 7_200_000).toUTCString());
    setOnline(true);
    await isDone();
    expect(texts()).toEqual([]);
    expect(onGiveUp.mock.lastCall?.[1]).toBeInstanceOf(ExpiredError);
  });
});
