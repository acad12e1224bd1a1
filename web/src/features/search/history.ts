import { readJson, remove, writeJson } from '@/lib/storage';

const MAX_HISTORY = 10;

/** A player's searches on this device, the latest first. */
export function loadHistory(uid: number): string[] {
  const stored = readJson(keyOf(uid));
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MAX_HISTORY) : [];
}

/** Adds a search to the history, or moves it to the front. */
export function withSearch(history: readonly string[], keyword: string): string[] {
  return [keyword, ...history.filter((word) => word !== keyword)].slice(0, MAX_HISTORY);
}

export function saveHistory(uid: number, history: readonly string[]): void {
  if (history.length === 0) remove(keyOf(uid));
  else writeJson(keyOf(uid), history);
}

const keyOf = (uid: number) => `${uid}:searches`;
