import { QueryClient } from '@tanstack/react-query';
import { eventually } from '@test/eventually';
import { aKind, isDone, laterOutcome, LOST, note, server, signedIn, stored, texts } from '@test/notes';
import { setOnline } from '@test/online';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentEntries } from './entryStore';
import { resubmit, stop, submit } from './outbox';

/** A second tab of the same browser. Its messages do not reach the first one, as when they are late. */
async function silentTab() {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [outbox, entryStore, environment] = await Promise.all([
    import('./outbox'),
    import('./entryStore'),
    import('./environment'),
  ]);
  environment.installOutbox({ client: new QueryClient(), uid: signedIn, onPlayerChange: () => undefined });
  await entryStore.reloadEntries();
  return { ...outbox, entries: entryStore.currentEntries };
}

/** Runs `act` once, at the time when this tab has decided to send: it checks the network last. */
function whileSending<T>(act: () => Promise<T>) {
  let begin: (outcome: Promise<T>) => void = () => undefined;
  const outcome = new Promise<T>((resolve) => (begin = resolve));
  let hasRun = false;
  const isOnline = () => {
    if (!hasRun) begin(act());
    hasRun = true;
    return true;
  };
  return { outcome, isOnline };
}

describe('two tabs', () => {
  it('a write that one tab withdraws while the other one starts to send it is not sent', async () => {
    setOnline(false);
    submit(aKind(), note('withdrawn'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    const tab = await silentTab();
    const [entry] = tab.entries();
    const withdrawn = whileSending(() => tab.withdraw(entry!));
    setOnline(true, withdrawn.isOnline);
    await expect(withdrawn.outcome).resolves.toBe(true);
    await isDone();
    expect(texts()).toEqual([]);
  });

  it('a withdrawal says that it is too late when the other tab has begun to send', async () => {
    const { outcome, comes } = laterOutcome();
    server.outcomes = [outcome];
    setOnline(false);
    submit(aKind(), note('hello'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    const tab = await silentTab();
    const [seen] = tab.entries();
    setOnline(true);
    await eventually(() => expect(texts()).toEqual(['hello']));
    await expect(tab.withdraw(seen!)).resolves.toBe(false);
    expect(tab.entries()).toMatchObject([{ attempts: 1, refusal: null }]);
    comes();
    await isDone();
    expect(texts()).toEqual(['hello']);
  });

  it('a write that one tab stops while the other one starts to send it again is not sent', async () => {
    server.outcomes = [LOST];
    vi.spyOn(Math, 'random').mockReturnValue(1);
    submit(aKind(), note('stopped'));
    await eventually(async () => expect(await stored()).toMatchObject([{ stalled: true }]));
    const tab = await silentTab();
    const [entry] = tab.entries();
    const stopped = whileSending(() => tab.stop(entry!, 'the player changes it'));
    setOnline(true, stopped.isOnline);
    await stopped.outcome;
    await eventually(() => expect(currentEntries()).toMatchObject([{ refusal: 'the player changes it' }]));
    expect(texts()).toEqual(['stopped']);
  });
});

it('a stopped write that was never sent is removed', async () => {
  setOnline(false);
  submit(aKind(), note('hello'));
  await stop(currentEntries()[0]!, 'the player changes it');
  expect(currentEntries()).toEqual([]);
  setOnline(true);
  await isDone();
  expect(texts()).toEqual([]);
});

it('a stopped write that was sent keeps its key and its end, and is sent with the changed payload', async () => {
  server.outcomes = [LOST];
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { key, expiresAt } = submit(aKind(), note('old'));
  await eventually(() => expect(currentEntries()).toMatchObject([{ stalled: true }]));
  await stop(currentEntries()[0]!, 'the player changes it');
  expect(await stored()).toMatchObject([{ key, attempts: 1, refusal: 'the player changes it' }]);
  resubmit(currentEntries()[0]!, note('new'));
  expect(currentEntries()).toMatchObject([{ key, expiresAt, refusal: null }]);
  await isDone();
  expect(server.calls).toMatchObject([
    { text: 'old', key },
    { text: 'new', key },
  ]);
});

it('a write is stopped after its running attempt', async () => {
  // The lock that an attempt holds.
  let waiting = Promise.resolve();
  const request = (_: string, act: () => Promise<void>) => (waiting = waiting.then(act));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { outcome, comes } = laterOutcome();
  server.outcomes = [outcome];
  submit(aKind(), note('hello'));
  await eventually(() => expect(texts()).toEqual(['hello']));
  const stopped = stop(currentEntries()[0]!, 'the player changes it');
  comes();
  await stopped;
  expect(currentEntries()).toEqual([]);
  await isDone();
});
