import { readJson, remove, writeJson } from '@/lib/storage';
import { uuid } from '@/lib/uuid';
import type { Call } from './http';

/** Idempotency keys of unanswered writes. Not `persisted`: no screen shows them, each call reads them from the device, and `api` imports no `data`. */
const PENDING_WRITES = 'pending-writes';
/** The server also forgets answers after this time, so an older key protects nothing. */
const MAX_AGE_MS = 24 * 3_600_000;
const MAX_KEYS = 50;

type Keys = Record<string, { value: string; time: number }>;

/**
 * The idempotency key of a write. The same call by the same user has the same key until the write is settled, also across reloads. So a
 * retry after a lost answer has no second effect.
 */
export function idempotencyKey(call: Call): { value: string; settle: () => void } {
  const name = fingerprint(call);
  const keys = load();
  const value = keys[name]?.value ?? uuid();
  save({ ...keys, [name]: { value, time: Date.now() } });
  return { value, settle: () => removeKey(name, value) };
}

function removeKey(name: string, value: string): void {
  const { [name]: key, ...rest } = load();
  if (key?.value === value) save(rest);
}

function load(): Keys {
  const stored = readJson(PENDING_WRITES);
  if (typeof stored !== 'object' || stored === null) return {};
  const fresh = Object.entries(stored as Keys).filter(([, key]) => Date.now() - key.time < MAX_AGE_MS);
  return Object.fromEntries(fresh.slice(-MAX_KEYS));
}

function save(keys: Keys): void {
  if (Object.keys(keys).length === 0) remove(PENDING_WRITES);
  else writeJson(PENDING_WRITES, keys);
}

/** FNV-1a over the content of the call: the store must not hold passwords or drafts. */
function fingerprint({ method, url, query, form, json, headers, idempotent }: Call): string {
  const what = typeof idempotent === 'string' ? [idempotent] : [query, form, json];
  const text = JSON.stringify([method, url, ...what, headers?.['UG-Uid']]);
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let i = 0; i < text.length; i += 1) {
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(text.length - 1 - i), 0x85ebca6b);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
