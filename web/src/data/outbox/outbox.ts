/**
 * Delivery of the durable outbox: writes that survive reloads and lost connections.
 *
 * - An entry is stored before it is sent, and removed after its answer was applied. A closing page sends it without waiting for the storage.
 * - The journal counts an attempt before its call, so an entry that another tab has withdrawn is not sent.
 * - All attempts of an entry have the same idempotency key.
 * - Entries of one order key are sent one after the other, by one tab at a time.
 * - An entry is sent only while its own player is signed in.
 * - An attempt without an answer is repeated after a backoff, and at once when the network is back. A wait that the server asked for is kept.
 */
import { ApiError, CODE } from '@/api/errors';
import { isRejected } from '@/api/http';
import { DAY_MS, TIMER_MAX_MS } from '@/constants';
import { onServerClockChange, serverNow } from '@/lib/serverClock';
import { uuid } from '@/lib/uuid';
import { withTabLock } from '@/lib/withTabLock';
import { backoffMs } from '@/realtime/backoff';
import { onWakeUp } from '@/realtime/connection/onWakeUp';
import { runGuarded } from '@/lib/runGuarded';
import { notifyManager } from '@tanstack/react-query';
import { changeEntry, currentEntries, reloadEntries, showEntriesOf, storeEntry } from './entryStore';
import { removeAbandoned } from './journal';
import { currentClient, currentUid, onOutboxInstalled } from './environment';
import { followOtherTabs, broadcastAnswer, broadcastChange, broadcastPostpone } from './otherTabs';
import { ExpiredError, orderIn, type AnswerContext, type Entry, type MutationKind } from './types';

const kinds = new Map<string, MutationKind>();
/** The locks of the order keys that this tab delivers now. */
const running = new Set<string>();
/** The running calls: their idempotency keys, and the locks of their orders. */
const calling = new Map<string, string>();
const failures = new Map<string, Failure>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastCreatedAt = 0;

/** How long ended entries of other players are kept, so that a returning player is notified of writes that were not sent. */
const ABANDONED_MS = 30 * DAY_MS;

/** The failed attempts of an order key. */
interface Failure {
  /** The number of failed attempts in a row. */
  count: number;
  /** The time of the next attempt by `performance.now()`, because the device's clock may be set. */
  retryAt: number;
  /** The server asked for this wait, so the return of the network does not end it. */
  byServer: boolean;
}

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
  const sendsNow = closing && navigator.onLine;
  const entry: Entry<Payload> = {
    id: kind.latestOnly ? `${uid}:${order}` : uuid(),
    key: uuid(),
    kind: kind.name,
    uid,
    order,
    payload,
    // Strictly increasing, because `inOrder` sorts by it.
    createdAt: nextCreatedAt(Date.now()),
    expiresAt: serverNow() + kind.lifetimeMs(payload),
    attempts: sendsNow ? 1 : 0,
    stalled: !navigator.onLine,
    refusal: null,
  };
  const stored = storeEntry(entry).then(broadcastChange);
  if (sendsNow) void attempt(kind, entry, true).finally(schedule);
  else void stored.then(() => deliver(uid, order));
  return entry;
}

/** Later than that of each older entry, also in one millisecond, and after the clock was set back. */
function nextCreatedAt(now: number): number {
  const known = currentEntries().map(({ createdAt }) => createdAt + 1);
  return (lastCreatedAt = Math.max(now, lastCreatedAt + 1, ...known));
}

/** Sends a refused entry again, with another payload if the player has changed it. */
export function resubmit<Payload>(entry: Entry<Payload>, payload: Payload = entry.payload): void {
  const now = serverNow();
  const kind = kinds.get(entry.kind);
  if (!kind) return;
  // The server knows the key of an attempt for a limited time, so the entry keeps its end.
  const keepsEnd = entry.attempts > 0 && entry.expiresAt > now;
  const next: Entry = {
    ...entry,
    payload,
    expiresAt: keepsEnd ? entry.expiresAt : now + kind.lifetimeMs(payload),
    stalled: !navigator.onLine,
    refusal: null,
    refusedWords: undefined,
  };
  void storeEntry(next)
    .then(broadcastChange)
    .then(() => retry(next));
}

/** Removes an entry without sending it. False: an attempt has begun since the caller saw the entry, so the entry stays. */
export async function withdraw(entry: Entry): Promise<boolean> {
  const next = await changeEntry(entry, (known) => (known.attempts === entry.attempts ? null : known));
  broadcastChange();
  if (next) await reloadEntries();
  return next === null;
}

/**
 * Stops an entry, so that the player can change its payload. Waits for the end of a running attempt, which may answer the entry. Without an
 * attempt, the entry is removed. Otherwise it stays as refused, because only its key can change what an attempt has written.
 */
export async function stop(entry: Entry, refusal: string): Promise<void> {
  await withTabLock(lockOf(entry.uid, entry.order), async () => {
    await changeEntry(entry, (known) =>
      known.attempts === 0 ? null : { ...known, refusal, refusedWords: undefined },
    );
  });
  broadcastChange();
  await reloadEntries();
}

/** The player asks for an attempt now, also during a wait. */
export function retry(entry: Entry): void {
  failures.delete(entry.order);
  void deliver(entry.uid, entry.order);
}

/** Removes the entries of other players that ended more than `ABANDONED_MS` ago. */
export function removeAbandonedEntries(): Promise<void> {
  return removeAbandoned(currentUid(), serverNow() - ABANDONED_MS);
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
  if (!kind || isCalling(entry) || dueInMs(entry) > 0) return false;
  if (entry.expiresAt > serverNow()) return attempt(kind, entry, false);
  await giveUp(kind, entry, new ExpiredError());
  return true;
}

/** Makes one call. False: no answer came. */
async function attempt(kind: MutationKind, entry: Entry, keepalive: boolean): Promise<boolean> {
  calling.set(entry.key, lockOf(entry.uid, entry.order));
  try {
    // The entry of a closing page was stored with its attempt.
    if (keepalive || (await countAttempt(entry))) return await call(kind, entry, keepalive);
    await reloadEntries();
    return true;
  } finally {
    calling.delete(entry.key);
  }
}

/** Counts an attempt in the journal. False: another tab has withdrawn, stopped or replaced the entry. */
async function countAttempt(entry: Entry): Promise<boolean> {
  const counted = await changeEntry(entry, (known) =>
    known.refusal === null ? { ...known, attempts: known.attempts + 1 } : known,
  );
  broadcastChange();
  return counted?.refusal === null;
}

async function call(kind: MutationKind, entry: Entry, keepalive: boolean): Promise<boolean> {
  const askedAt = performance.now();
  try {
    const answer = await kind.send(entry, { keepalive });
    failures.delete(entry.order);
    applyAnswer(entry, answer, { askedAt, local: true });
    broadcastAnswer(entry, answer, askedAt);
    await removeAnswered(entry);
  } catch (error) {
    if (!isFinal(kind, error)) {
      // The order key is without the player, so a late failure must not postpone the writes of the next player.
      if (entry.uid === currentUid()) postpone(entry.order, error);
      void changeEntry(entry, (known) => ({ ...known, stalled: true })).then(broadcastChange);
      return false;
    }
    failures.delete(entry.order);
    await giveUp(kind, entry, error);
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
  const byServer = seconds !== null;
  const waitMs = byServer ? seconds * 1_000 : backoffMs((failures.get(order)?.count ?? 0) + 1);
  waitAfterFailure(order, waitMs, byServer);
  broadcastPostpone(order, waitMs, byServer);
}

function waitAfterFailure(order: string, waitMs: number, byServer: boolean): void {
  const count = (failures.get(order)?.count ?? 0) + 1;
  failures.set(order, { count, retryAt: performance.now() + waitMs, byServer });
}

const lockOf = (uid: number, order: string) => `portal-outbox:${uid}:${order}`;

/** A call of the order runs, also one that a closing page began without the lock. */
const isCalling = ({ uid, order }: Entry) => [...calling.values()].includes(lockOf(uid, order));

/** The oldest unanswered entry of the order key. */
const nextOf = (order: string): Entry | undefined =>
  currentEntries().find((entry) => entry.order === order && entry.refusal === null);

/** The time until the entry's next attempt, or until its end. */
function dueInMs({ order, expiresAt }: Entry): number {
  const waitMs = Math.max(0, (failures.get(order)?.retryAt ?? 0) - performance.now());
  return Math.min(navigator.onLine ? waitMs : Infinity, expiresAt - serverNow());
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
  const nextMs = Math.min(...waiting.map(dueInMs));
  if (nextMs < Infinity) timer = setTimeout(deliverDue, Math.min(TIMER_MAX_MS, Math.max(0, nextMs)));
}

/** Ends all backoffs, then sends the entries that are due. A wait that the server asked for goes on. */
export function deliverAtOnce(): void {
  for (const [order, { byServer }] of failures) if (!byServer) failures.delete(order);
  deliverDue();
}

function showPlayer(): void {
  // The waits of the player before.
  failures.clear();
  void showEntriesOf(currentUid()).then(deliverDue);
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
  onServerClockChange(schedule);
  showPlayer();
});
