import { ApiError } from '@/api/errors';
import { QueryClient } from '@tanstack/react-query';
import { eventually } from '@test/eventually';
import { aKind, isDone, keys, LOST, note, server, signedIn, stored, texts, useFakeTime } from '@test/notes';
import { setOnline } from '@test/online';
import { expect, it, vi } from 'vitest';
import type { EventFrame } from '../eventRegistry';
import { currentEntries, reloadEntries } from './entryStore';
import { outboxEvents } from './events';
import { retry, submit } from './outbox';
import type { Entry } from './types';
import { entriesOf } from './useEntries';

it('a write is shown at once, sent once, and removed after its answer was applied', async () => {
  const onAnswer = vi.fn();
  const write = aKind({ onAnswer });
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
  submit(aKind({ onAnswer: () => (waiting = currentEntries()) }), note('hello'));
  await isDone();
  expect(waiting).toHaveLength(1);
});

it('an entry is stored before it is sent', async () => {
  let storedAtCall: readonly Entry[] = [];
  const write = aKind();
  submit({ ...write, send: async () => ((storedAtCall = await stored()), 'ok') }, note('hello'));
  await isDone();
  expect(storedAtCall).toMatchObject([{ payload: { text: 'hello' } }]);
});

it('a write without an answer is sent again under the same idempotency key', async () => {
  server.outcomes = [LOST, new ApiError('overloaded', 503, 1), LOST];
  submit(aKind(), note('hello'));
  await isDone();
  expect(texts()).toEqual(['hello', 'hello', 'hello', 'hello']);
  expect(keys().size).toBe(1);
});

it('the server decides when an overloaded write is sent again', async () => {
  useFakeTime();
  server.outcomes = [new ApiError('later', 503, 1, null, 30)];
  submit(aKind(), note('hello'));
  await vi.waitFor(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(currentEntries()).toEqual([]));
  expect(server.calls).toHaveLength(2);
});

const socketIsBack = () =>
  outboxEvents.hello({ client: new QueryClient(), session: { uid: signedIn(), token: 't' } }, {
    type: 'hello',
  } as EventFrame<'hello'>);

it('a write that waits for its backoff is sent as soon as the socket is back', async () => {
  useFakeTime();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server.outcomes = [LOST];
  submit(aKind(), note('hello'));
  await vi.waitFor(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  await vi.advanceTimersByTimeAsync(100);
  expect(server.calls).toHaveLength(1);
  socketIsBack();
  await vi.waitFor(() => expect(currentEntries()).toEqual([]));
  expect(server.calls).toHaveLength(2);
});

it.each([
  ['the network', () => setOnline(true)],
  ['the socket', socketIsBack],
  ['the page', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
])('a write that the server asked to wait goes on waiting when %s is back', async (_, isBack) => {
  useFakeTime();
  server.outcomes = [new ApiError('later', 503, 1, null, 30)];
  submit(aKind(), note('hello'));
  await vi.waitFor(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  isBack();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(currentEntries()).toEqual([]));
  expect(server.calls).toHaveLength(2);
});

it('the player may ask for an attempt while the server asks to wait', async () => {
  server.outcomes = [new ApiError('later', 503, 1, null, 3_600)];
  submit(aKind(), note('hello'));
  await eventually(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  retry(currentEntries()[0]!);
  await isDone();
  expect(server.calls).toHaveLength(2);
});

it('without a network writes wait, and are sent when it is back', async () => {
  setOnline(false);
  submit(aKind(), note('hello'));
  expect(currentEntries()).toMatchObject([{ stalled: true, attempts: 0 }]);
  await eventually(async () => expect(await stored()).toHaveLength(1));
  expect(server.calls).toEqual([]);
  setOnline(true);
  await isDone();
  expect(texts()).toEqual(['hello']);
});

it('a write that waits behind an older one that is not due starts no timer loop', async () => {
  server.outcomes = [new ApiError('later', 503, 1, null, 60)];
  const write = aKind();
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
