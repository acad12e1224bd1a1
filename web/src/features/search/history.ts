import { persistedByPlayer } from '@/data/persisted';

const MAX_HISTORY = 10;

/** A player's searches on this device, the latest first. Version 0 was the array itself. */
const storeOf = persistedByPlayer('{uid}:searches', {
  initial: { searches: [] as readonly string[] },
  validate: ({ searches }) => ({
    searches: (Array.isArray(searches) ? searches : [])
      .filter((word) => typeof word === 'string')
      .slice(0, MAX_HISTORY),
  }),
  migrate: (searches) => ({ searches }),
});

export const loadHistory = (uid: number): readonly string[] => storeOf(`${uid}:searches`).fresh().searches;

export const useHistory = (uid: number): readonly string[] =>
  storeOf(`${uid}:searches`)(({ searches }) => searches);

/** Adds a search to the history, or moves it to the front. */
export function withSearch(history: readonly string[], keyword: string): string[] {
  return [keyword, ...history.filter((word) => word !== keyword)].slice(0, MAX_HISTORY);
}

/** Stores a search. Another tab may have stored others since this page opened. */
export const addSearch = (uid: number, keyword: string): void =>
  saveHistory(uid, withSearch(loadHistory(uid), keyword));

export const saveHistory = (uid: number, searches: readonly string[]): void =>
  storeOf(`${uid}:searches`).setState({ searches });
