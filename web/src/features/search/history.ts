import { readJson, remove, writeJson } from '@/lib/storage';

const MAX_HISTORY = 10;

/** What a player has searched for on this device, the latest first. */
export function loadHistory(uid: number): string[] {
  const stored = readJson(keyOf(uid));
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MAX_HISTORY) : [];
}

/** Remembers a search; what was searched before stands first again, once. */
export function withSearch(history: readonly string[], keyword: string): string[] {
  return [keyword, ...history.filter((word) => word !== keyword)].slice(0, MAX_HISTORY);
}

export function saveHistory(uid: number, history: readonly string[]): void {
  if (history.length === 0) remove(keyOf(uid));
  else writeJson(keyOf(uid), history);
}

const keyOf = (uid: number) => `${uid}:searches`;
