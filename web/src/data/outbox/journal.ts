/**
 * The stored entries of all players: an IndexedDB database, which all tabs share. Entries that cannot be stored (private windows, full
 * disks) stay in memory.
 */
import type { DatabaseName } from '@/deviceData';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from './types';

export const OUTBOX_DATABASE = 'portal-outbox' satisfies DatabaseName;

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { uid: number } };
}

/** A database without an answer within this time counts as unusable. */
const LIMIT_MS = 4_000;

let connection: Promise<IDBPDatabase<Schema>> | null = null;
/** The database has exceeded the limit, and has not answered since. */
let isHung = false;

/** Entries whose newest state is not in the database, or not yet. */
const unstored = new Map<string, Entry>();
/** The keys of entries that the database did not remove. They would be sent again and again. */
const removed = new Set<string>();

/** The entries of a player, in the order of their creation. `shown` replaces those that cannot be read. */
export async function loadEntries(uid: number, shown: () => readonly Entry[] = () => []) {
  const stored = await withDatabase((database) => database.getAllFromIndex('entries', 'uid', uid));
  const entries = new Map<string, Entry>();
  for (const entry of stored ?? shown()) if (!removed.has(entry.key)) entries.set(entry.id, entry);
  for (const entry of unstored.values()) if (entry.uid === uid) entries.set(entry.id, entry);
  return inOrder([...entries.values()]);
}

/** Stores an entry. It replaces the entry with the same id. */
export async function putEntry(entry: Entry): Promise<void> {
  unstored.set(entry.id, entry);
  const stored = await withDatabase((database) => database.put('entries', entry));
  if (stored !== undefined && unstored.get(entry.id) === entry) unstored.delete(entry.id);
}

/**
 * Changes the stored entry, or removes it if `how` returns null. One transaction reads and writes it, so tabs change it one after the other.
 * Returns the new entry, or null. Undefined: the entry is gone, or got another key meanwhile.
 */
export async function changeStored(
  entry: Entry,
  how: (stored: Entry) => Entry | null,
): Promise<Entry | null | undefined> {
  const { id, key } = entry;
  const change = (known: Entry | undefined) => (known?.key === key ? how(known) : undefined);
  const stored = await withDatabase(async (database) => {
    const transaction = database.transaction('entries', 'readwrite');
    const next = change(unstored.get(id) ?? (await transaction.store.get(id)));
    if (next) await transaction.store.put(next);
    else if (next === null) await transaction.store.delete(id);
    await transaction.done;
    return { next };
  });
  const next = stored ? stored.next : change(unstored.get(id) ?? entry);
  if (next === undefined || removed.has(key)) return undefined;
  if (stored || next === null) unstored.delete(id);
  else unstored.set(id, next);
  if (!stored && next === null) removed.add(key);
  return next;
}

/** Removes the entries of all other players that ended before this time. */
export async function removeAbandoned(uid: number, endedBefore: number): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('entries', 'readwrite');
    const all = await transaction.store.getAll();
    const abandoned = all.filter((entry) => entry.uid !== uid && entry.expiresAt < endedBefore);
    await Promise.all(abandoned.map(({ id }) => transaction.store.delete(id)));
    await transaction.done;
    return true;
  });
}

export const inOrder = (entries: Entry[]): Entry[] =>
  entries.sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));

/** Undefined: there is no usable database. */
async function withDatabase<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  // Safari closes the connections of sleeping pages without an event, so a failure is repeated once with a new one.
  for (const isLast of [false, true]) {
    let used: typeof connection = null;
    try {
      used = connection ??= open();
      return await withTimeLimit(used.then(act));
    } catch (error) {
      if (connection === used) connection = null;
      if (isLast) console.warn('the browser does not store unanswered writes', error);
    }
  }
  return undefined;
}

/**
 * Undefined: the database does not answer, as in some browsers after a sleep, or while another tab deletes it. Later work does not wait
 * until it answers again, but still runs then, in order.
 */
async function withTimeLimit<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), isHung ? 0 : LIMIT_MS);
  });
  const answer = work.finally(() => {
    clearTimeout(timer);
    isHung = false;
  });
  return Promise.race([answer, timeOut.then(() => void (isHung = true))]);
}

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => void (connection = null);
  return openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (database) => database.createObjectStore('entries', { keyPath: 'id' }).createIndex('uid', 'uid'),
    // Another tab deletes the database, or upgrades it.
    blocking: (_, __, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}
