/**
 * Local state: Zustand stores that survive a reload, under a key of `deviceData.ts`.
 * - Local storage holds the fields of the state and their `version`, so a later release can migrate them.
 * - A value without a version is version 0: releases before versions stored it.
 * - A broken or foreign value never breaks a start: `validate` selects the usable fields, and `initial` gives the others.
 * - A store in its initial state stores nothing.
 * - Tabs follow each other's writes. Reading a value of a newer release does not rewrite it: two tabs of different
 *   releases would rewrite it in turn.
 */
import { LOCAL_STORAGE, type DeviceName, type LocalKey, type PlayerName } from '@/deviceData';
import { readText, remove, writeText } from '@/lib/storage';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist, type PersistStorage, type StorageValue } from 'zustand/middleware';

export type PersistedStore<State extends object> = UseBoundStore<StoreApi<State>> & {
  /** Reads the device again. A sleeping tab misses writes of other tabs, so call this before a write that depends on the state. */
  fresh: () => State;
};

interface Options<State extends object> {
  /** The state of a device that stores nothing. */
  initial: State;
  /** The usable fields of a stored value. Another release, or a person, may have written it. */
  validate: (stored: Untrusted<State>) => Partial<State>;
  /** Turns a value of an older version into the fields of this one. */
  migrate?: (stored: unknown, version: number) => unknown;
}

export type Untrusted<State> = { readonly [Field in keyof State]?: unknown };

/** A store of the device. */
export function persisted<State extends object>(
  name: DeviceName,
  options: Options<State>,
): PersistedStore<State> {
  return storeAt(name, LOCAL_STORAGE[name].version, options);
}

/** One store for each player: `searches(`${uid}:searches`)`. */
export function persistedByPlayer<Name extends PlayerName, State extends object>(
  name: Name,
  options: Options<State>,
): (key: LocalKey<Name>) => PersistedStore<State> {
  return (key) => storeAt(key as LocalKey, LOCAL_STORAGE[name].version, options);
}

/** Removes the values of the device and of this player that `deviceData.ts` marks with `signOut: 'cleared'`. `features/account` calls it at the sign-out. */
export function clearAtSignOut(uid: number): void {
  for (const [name, { signOut }] of Object.entries(LOCAL_STORAGE)) {
    if (signOut !== 'cleared') continue;
    const key = name.replace('{uid}', String(uid)) as LocalKey;
    remove(key);
    stores.get(key)?.fresh();
  }
}

/** All stores of this page, by key. */
const stores = new Map<string, PersistedStore<object>>();

function storeAt<State extends object>(
  key: LocalKey,
  version: number,
  options: Options<State>,
): PersistedStore<State> {
  const known = stores.get(key) as PersistedStore<State> | undefined;
  if (known) return known;
  const store = createPersisted(key, version, options);
  stores.set(key, store as unknown as PersistedStore<object>);
  return store;
}

function createPersisted<State extends object>(
  key: LocalKey,
  version: number,
  { initial, validate, migrate = (stored) => stored }: Options<State>,
): PersistedStore<State> {
  const nothing = JSON.stringify(initial);
  /** The stored text that the store has read or written last. */
  let text: string | null = null;
  const storage: PersistStorage<State> = {
    getItem: () => {
      text = readText(key);
      return text === null ? null : (parse(text, version) as StorageValue<State>);
    },
    setItem: (_, { state }) => {
      if (JSON.stringify(state) === nothing) return storage.removeItem(key);
      text = JSON.stringify({ ...state, version });
      writeText(key, text);
    },
    removeItem: () => {
      text = null;
      remove(key);
    },
  };
  const store = create<State>()(
    persist(() => initial, {
      name: key,
      version,
      storage,
      migrate: (stored, from) => migrate(stored, from) as State,
      merge: (stored) =>
        isRecord(stored) ? { ...initial, ...validate(stored as Untrusted<State>) } : initial,
    }),
  );
  const fresh = () => {
    // The storage answers at once, so the store has the new state when this call returns.
    if (readText(key) !== text) void store.persist.rehydrate();
    return store.getState();
  };
  return Object.assign(store, { fresh });
}

/** A value of a newer release is read as if it had this version. */
function parse(text: string, version: number): StorageValue<unknown> {
  let value: unknown = text;
  try {
    value = JSON.parse(text);
  } catch {
    // Version 0 of some keys is plain text.
  }
  if (!isRecord(value)) return { state: value, version: 0 };
  const { version: stored, ...state } = value;
  return { state, version: typeof stored === 'number' ? Math.min(stored, version) : 0 };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refreshAll = () => stores.forEach(({ fresh }) => fresh());

window.addEventListener('storage', ({ key }) => {
  if (key === null) refreshAll();
  else stores.get(key)?.fresh();
});
// A page in the back/forward cache receives no storage events.
window.addEventListener('pageshow', ({ persisted: cached }) => {
  if (cached) refreshAll();
});
// Nor does a frozen page. Its first call must not carry a token that another tab replaced long ago.
for (const event of ['resume', 'visibilitychange'])
  document.addEventListener(event, () => {
    if (!document.hidden) refreshAll();
  });
