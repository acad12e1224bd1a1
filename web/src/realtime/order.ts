/**
 * What is newer: the one place that decides it, for whatever comes by REST, by push, by replay, late, twice or not at all.
 * Pure; `order.test.ts` runs random histories through it.
 */

// State with a version: coins, membership, unread counts.

export interface Versioned {
  version: number;
}

/** A state that is told in parts, and by what is known of it: `version` is that of the newest part. */
export interface Known<T extends Versioned> {
  value: T;
  /** The parts that were told last by an older version than the newest. */
  asOf: AsOf<T>;
}

export type AsOf<T> = { readonly [Part in keyof T]?: number };

/** A greater version is newer; the same one is the same state. */
export function isNewer(told: number, known: number): boolean {
  return told > known;
}

/**
 * Joins what is told into what is known, part by part: each is as of the newest version that told of it. So neither a late answer
 * undoes a newer push nor a late push a newer answer; and what only the late one tells is taken from it.
 */
export function learn<T extends Versioned>(known: Known<T> | null, told: T): Known<T> {
  if (known === null) return { value: told, asOf: {} };
  const value = { ...known.value };
  const asOf: { [Part in keyof T]?: number } = {};
  const version = Math.max(known.value.version, told.version);
  for (const part of new Set([...keysOf(known.value), ...keysOf(told)])) {
    if (part === 'version') continue;
    const before = part in known.value ? versionOf(known, part) : undefined;
    const taken = part in told && (before === undefined || !isNewer(before, told.version));
    if (taken) value[part] = told[part];
    const since = taken ? told.version : before!;
    if (isNewer(version, since)) asOf[part] = since;
  }
  return { value: { ...value, version }, asOf };
}

/** Which version told of this part. */
export function versionOf<T extends Versioned>({ value, asOf }: Known<T>, part: keyof T): number {
  return asOf[part] ?? value.version;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}

// A log with a seq: what is written in a thread.

export interface Sequenced {
  seq: number;
}

/** next: it follows what is known. known: it came before. hole: one before it has not come, so it must not be applied. */
export type Step = 'next' | 'known' | 'hole';

/** How far a log is known without holes, and the newest of it. */
export interface Log<E extends Sequenced> {
  seq: number;
  /** Ends with `seq`, has no holes. */
  recent: readonly E[];
}

/** A REST answer that is older than this many events is asked for again. */
const MAX_RECENT = 500;

export function logAt<E extends Sequenced>(seq: number): Log<E> {
  return { seq, recent: [] };
}

/** Takes the next entry in; any other one changes nothing. */
export function record<E extends Sequenced>(log: Log<E>, event: E): { step: Step; log: Log<E> } {
  const step = stepTo(log.seq, event.seq);
  if (step !== 'next') return { step, log };
  return { step, log: { seq: event.seq, recent: [...log.recent, event].slice(-MAX_RECENT) } };
}

/** Everything on the screen was read at this seq or later: what came before need not come any more. */
export function advance<E extends Sequenced>(log: Log<E>, seq: number): Log<E> {
  return isNewer(seq, log.seq) ? logAt(seq) : log;
}

/**
 * Brings what was read at its own `seq` up to where the log is. What is ahead of the log stays as it is: the events up to it are in
 * it. Null: what lies between is not known any more, and it has to be read again.
 */
export function carry<T extends Sequenced, E extends Sequenced>(
  read: T,
  log: Log<E>,
  apply: (read: T, event: E) => T,
): T | null {
  const missing = log.seq - read.seq;
  if (missing <= 0) return read;
  if (missing > log.recent.length) return null;
  const carried = log.recent.slice(-missing).reduce(apply, read);
  return { ...carried, seq: log.seq };
}

function stepTo(at: number, seq: number): Step {
  if (!isNewer(seq, at)) return 'known';
  return seq === at + 1 ? 'next' : 'hole';
}

// State without either: likes, how many are watching.

/** A value, and from when it is at the latest: a push from when it came, an answer from when it was asked for. */
export interface Dated<T> {
  value: T;
  at: number;
}

/** An answer that was asked for before a push came may be older than it; whatever is newer than both is going to be pushed. */
export function newest<T>(known: Dated<T> | undefined, told: Dated<T>): Dated<T> {
  return known === undefined || !isNewer(known.at, told.at) ? told : known;
}
