import 'fake-indexeddb/auto';
import { ApiError } from '@/api/errors';
import { installOutbox } from '@/data/outbox/environment';
import { currentEntries } from '@/data/outbox/entryStore';
import { loadEntries } from '@/data/outbox/journal';
import { withdraw } from '@/data/outbox/outbox';
import type { MutationKind } from '@/data/outbox/types';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { eventually } from './eventually';

/** A kind of write for the tests of the outbox: a text at a place, which orders it. Importing this module signs player 7 in before each test. */
export interface Note {
  place: string;
  text: string;
}

export const LOST = new ApiError('no answer', 0, null);
export const REFUSED = new ApiError('refused', 200, 3002);

let tests = 0;
let uid = 0;
let playerChanged: () => void = () => undefined;

export const server = {
  /** The calls so far. */
  calls: [] as { text: string; key: string; keepalive: boolean }[],
  /** The outcome of the next calls; then each call is answered. */
  outcomes: [] as (Error | Promise<unknown>)[],
};

export const aKind = (changes: Partial<MutationKind<Note, string>> = {}): MutationKind<Note, string> => ({
  name: 'note',
  // Each test has order keys of its own: an unanswered call blocks its order key.
  orderOf: ({ place }) => `${tests} ${place}`,
  lifetimeMs: () => 60_000,
  send: async ({ payload, key }, { keepalive }) => {
    server.calls.push({ text: payload.text, key, keepalive });
    const outcome = server.outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    await outcome;
    return `answer to ${payload.text}`;
  },
  ...changes,
});
export const note = (text: string, place = 'a'): Note => ({ place, text });
export const texts = () => server.calls.map(({ text }) => text);
export const keys = () => new Set(server.calls.map(({ key }) => key));
export const stored = () => loadEntries(uid);
/** Both the journal and the shown copy are empty. */
export const isDone = () =>
  eventually(async () => expect([...(await stored()), ...currentEntries()]).toEqual([]));

/** An outcome that comes when the test says so. */
export function laterOutcome(): { outcome: Promise<unknown>; comes: () => void } {
  let comes: () => void = () => undefined;
  const outcome = new Promise<void>((resolve) => (comes = resolve));
  return { outcome, comes: () => comes() };
}

export function signIn(as: number): void {
  uid = as;
  playerChanged();
}

export const signedIn = () => uid;

/** Timers, dates and `performance` advance only by the test. */
export function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Another tab: the messages that it receives, and sends. */
export function otherTab(): { received: unknown[]; send: (message: unknown) => void } {
  const channel = new BroadcastChannel('portal-outbox');
  const received: unknown[] = [];
  channel.onmessage = ({ data }) => received.push(data);
  onTestFinished(() => channel.close());
  return { received, send: (message) => channel.postMessage(message) };
}

installOutbox({
  client: new QueryClient(),
  uid: () => uid,
  onPlayerChange: (changed) => (playerChanged = changed),
});

beforeEach(() => {
  tests += 1;
  Object.assign(server, { calls: [], outcomes: [] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  // Retries follow without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockReturnValue();
  signIn(7);
});

afterEach(async () => {
  await eventually(async () => {
    for (const entry of currentEntries()) void withdraw(entry);
    expect(await stored()).toEqual([]);
  });
  signIn(0);
});
