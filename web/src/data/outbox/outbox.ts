/**
 * Delivery of the durable outbox: writes that survive reloads and lost connections.
 *
 * - An entry is stored before it is sent, and removed after its answer was applied. A closing page sends it without waiting for the storage.
 * - All attempts of an entry have the same idempotency key.
 * - Entries of one order key are sent one after the other, by one tab at a time.
 * - An entry is sent only while its own player is signed in.
 * - An attempt without an answer is repeated after a backoff, and at once when the network is back.
 */
import { ApiError, CODE } from '@/api/errors';
import { isRejected } from '@/api/http';
import { TIMER_MAX_MS } from '@/constants';
import { uuid } from '@/lib/uuid';
import { withTabLock } from '@/lib/withTabLock';
import { backoffMs } from '@/realtime/backoff';
import { onWakeUp } from '@/realtime/connection/onWakeUp';
import { runGuarded } from '@/lib/runGuarded';
import { notifyManager } from '@tanstack/react-query';
import { changeEntry, currentEntries, reloadEntries, showEntriesOf, storeEntry } from './entryStore';
import { currentClient, currentUid, onOutboxInstalled } from './environment';
import { followOtherTabs, broadcastAnswer, broadcastChange, broadcastPostpone } from './otherTabs';
import { ExpiredError, orderIn, type AnswerContext, type Entry, type MutationKind } from './types';

const kinds = new Map<string, MutationKind>();
/** The locks of the order keys that this tab delivers now. */
const running = new Set<string>();
/** The running calls: their idempotency keys, and the locks of their orders. */
const calling = new Map<string, string>();
/** By order key: failed attempts in a row, and the time of the next attempt by `performance.now()`, because the device's clock may be set. */
const failures = new Map<string, { count: number; retryAt: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastCreatedAt = 0;

interface SubmitOptions {
  /** The page closes: sends the entry in the same task, without waiting for the storage or for other tabs. A later task may never run. */
  closing?: boolean;
}

/** Stores a write and sends it. Returns its entry. */
export function submit<Payload>(
  kind: MutationKind<Payload>,
  payload: Payload,
  { closing = false }: SubmitOptions = {},
): Entry<Payload> {
  registerKind(kind);
  const uid = currentUid();
  const order = orderIn(kind.name, kind.orderOf(payload));
  const now = Date.now();
  const entry: Entry<Payload> = {
    id: kind.latestOnly ? `${uid}:${order}` : uuid(),
    key: uuid(),
    kind: kind.name,
    uid,
    order,
    payload,
    // Strictly increasing, because `inOrder` sorts by it.
    createdAt: nextCreatedAt(now),
    expiresAt: now + kind.lifetimeMs(payload),
    attempts: 0,
    stalled: !navigator.onLine,
    refusal: null,
  };
  const stored = storeEntry(entry).then(broadcastChange);
  if (closing && navigator.onLine) void attempt(kind, entry, true).finally(schedule);
  else void stored.then(() => deliver(uid, order));
  return entry;
}

/** Later than that of each older entry, also in one millisecond, and after the clock was set back. */
function nextCreatedAt(now: number): number {
  const known = currentEntries().map(({ createdAt }) => createdAt + 1);
  return (lastCreatedAt = Math.max(now, lastCreatedAt + 1, ...known));
}

/** Sends a refused entry again. */
export function resubmit(entry: Entry): void {
  const now = Date.now();
  const kind = kinds.get(entry.kind);
  if (!kind) return;
  const next = {
    ...entry,
    expiresAt: now + kind.lifetimeMs(entry.payload),
    stalled: !navigator.onLine,
    refusal: null,
    refusedWords: undefined,
  };
  void storeEntry(next)
    .then(broadcastChange)
    .then(() => deliver(entry.uid, entry.order));
}

/** Removes an entry without sending it. An attempt that is already running cannot be recalled. */
export function withdraw(entry: Entry): void {
  void changeEntry(entry, () => null).then(broadcastChange);
}

/** Makes the kinds known, and sends their stored entries. Answers of other tabs apply only to known kinds. */
export function registerKinds(all: readonly MutationKind[]): void {
  for (const kind of all) registerKind(kind);
  deliverDue();
}

/** Sends the entries that are due. */
function deliverDue(): void {
  const uid = currentUid();
  for (const order of new Set(currentEntries().map((entry) => entry.order))) void deliver(uid, order);
}

function registerKind<Payload>(kind: MutationKind<Payload>): void {
  kinds.set(kind.name, kind as MutationKind);
}

async function deliver(uid: number, order: string): Promise<void> {
  const lock = lockOf(uid, order);
  if (running.has(lock) || !nextOf(order)) return;
  running.add(lock);
  try {
    await withTabLock(lock, async () => {
      // Another tab may have sent, changed or added entries while this one waited for the lock or for an answer.
      do await reloadEntries();
      while (uid === currentUid() && (await settleNext(order)));
    });
  } finally {
    running.delete(lock);
    schedule();
  }
}

/** Sends the oldest entry of the order key, or ends it if it has expired. False: stop, because it is not due or got no answer. */
async function settleNext(order: string): Promise<boolean> {
  const entry = nextOf(order);
  const kind = entry && kinds.get(entry.kind);
  if (!kind || isCalling(entry) || dueAt(entry) > Date.now()) return false;
  if (entry.expiresAt > Date.now()) return attempt(kind, entry, false);
  await giveUp(kind, entry, new ExpiredError());
  return true;
}

/** Makes one call. False: no answer came. */
async function attempt(kind: MutationKind, entry: Entry, keepalive: boolean): Promise<boolean> {
  const askedAt = performance.now();
  calling.set(entry.key, lockOf(entry.uid, entry.order));
  void changeEntry(entry, (known) => ({ ...known, attempts: known.attempts + 1 })).then(broadcastChange);
  try {
    const answer = await kind.send(entry, { keepalive });
    failures.delete(entry.order);
    applyAnswer(entry, answer, { askedAt, local: true });
    broadcastAnswer(entry, answer, askedAt);
    await removeAnswered(entry);
  } catch (error) {
    if (!isFinal(kind, error)) {
      postpone(entry.order, error);
      void changeEntry(entry, (known) => ({ ...known, stalled: true })).then(broadcastChange);
      return false;
    }
    failures.delete(entry.order);
    await giveUp(kind, entry, error);
  } finally {
    calling.delete(entry.key);
  }
  return true;
}

function applyAnswer(entry: Entry, answer: unknown, at: Pick<AnswerContext, 'askedAt' | 'local'>): void {
  const client = currentClient();
  // The answer may come after another player has signed in.
  if (!client || entry.uid !== currentUid()) return;
  const context = { ...at, client };
  runGuarded(() => kinds.get(entry.kind)?.onAnswer?.(entry, answer, context));
}

/** Removes an answered entry after the screens were notified of its answer. Otherwise they would show the old state for one frame. */
async function removeAnswered(entry: Entry): Promise<void> {
  await new Promise<void>((done) => notifyManager.schedule(done));
  await changeEntry(entry, () => null);
  broadcastChange();
}

async function giveUp(kind: MutationKind, entry: Entry, error: unknown): Promise<void> {
  const refusal = kind.refusalText?.(error) ?? '';
  const refusedWords = error instanceof ApiError ? error.words : [];
  // After a refusal, another attempt is another write. After an overload or the end of its lifetime, an attempt may have succeeded.
  const next = { refusal, refusedWords, ...(isRejected(error) && { key: uuid(), attempts: 0 }) };
  await changeEntry(entry, (known) => (kind.keepsRefused ? { ...known, ...next } : null));
  broadcastChange();
  const client = currentClient();
  if (!client || entry.uid !== currentUid()) return;
  const context = { client, askedAt: performance.now(), local: true };
  runGuarded(() => kind.onGiveUp?.(entry, error, context));
}

/** Whether another attempt is useless. The code `suspended` counts as a refusal, although the server did not read the write. */
function isFinal(kind: MutationKind, error: unknown): boolean {
  const suspended = error instanceof ApiError && error.code === CODE.suspended;
  return isRejected(error) || suspended || Boolean(kind.isFinal?.(error));
}

function postpone(order: string, error: unknown): void {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? error.comeBackAfter) : null;
  const waitMs = seconds === null ? backoffMs((failures.get(order)?.count ?? 0) + 1) : seconds * 1_000;
  waitAfterFailure(order, waitMs);
  broadcastPostpone(order, waitMs);
}

function waitAfterFailure(order: string, waitMs: number): void {
  const count = (failures.get(order)?.count ?? 0) + 1;
  failures.set(order, { count, retryAt: performance.now() + waitMs });
}

const lockOf = (uid: number, order: string) => `portal-outbox:${uid}:${order}`;

/** A call of the order runs, also one that a closing page began without the lock. */
const isCalling = ({ uid, order }: Entry) => [...calling.values()].includes(lockOf(uid, order));

/** The oldest unanswered entry of the order key. */
const nextOf = (order: string): Entry | undefined =>
  currentEntries().find((entry) => entry.order === order && entry.refusal === null);

/** The time of the entry's next attempt, or of its end, ms. */
function dueAt({ order, expiresAt }: Entry): number {
  const waitMs = Math.max(0, (failures.get(order)?.retryAt ?? 0) - performance.now());
  const sendAt = navigator.onLine ? Date.now() + waitMs : Infinity;
  return Math.min(sendAt, expiresAt);
}

/** Sets the timer for the next entry that becomes due. */
function schedule(): void {
  clearTimeout(timer);
  const orders = new Set(currentEntries().map(({ order }) => order));
  // Only the oldest entry of an order can be sent.
  const waiting = [...orders]
    .flatMap((order) => nextOf(order) ?? [])
    .filter(
      (entry) => kinds.has(entry.kind) && !running.has(lockOf(entry.uid, entry.order)) && !isCalling(entry),
    );
  const next = Math.min(...waiting.map(dueAt));
  if (next < Infinity) timer = setTimeout(deliverDue, Math.min(TIMER_MAX_MS, Math.max(0, next - Date.now())));
}

/** Ends all backoffs, then sends the entries that are due. */
export function deliverAtOnce(): void {
  failures.clear();
  deliverDue();
}

function showPlayer(): void {
  void showEntriesOf(currentUid()).then(deliverAtOnce);
}

// Loading this module starts the delivery, as soon as the app has installed its environment.
onOutboxInstalled(({ onPlayerChange }) => {
  onPlayerChange(showPlayer);
  followOtherTabs({
    onChange: () => void reloadEntries().then(schedule),
    onPostpone: waitAfterFailure,
    onAnswer: (entry, answer, at) => {
      failures.delete(entry.order);
      applyAnswer(entry, answer, at);
    },
  });
  // A page that slept, or comes from the back/forward cache, missed the messages of other tabs.
  onWakeUp(() => void reloadEntries().then(deliverAtOnce));
  window.addEventListener('online', deliverAtOnce);
  showPlayer();
});
