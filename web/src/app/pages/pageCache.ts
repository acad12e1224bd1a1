import type { Location } from 'react-router';

/** A page that is or was open. */
export interface CachedPage {
  key: string;
  location: Location;
  /** When it was last shown, as a count of visits. */
  visit: number;
}

export interface PageCache {
  pages: readonly CachedPage[];
  visits: number;
  currentKey: string;
}

export interface Visit {
  key: string;
  location: Location;
  /** Whether this page may stay after it is left. */
  mayKeep: (page: CachedPage) => boolean;
  max: number;
}

export const EMPTY_CACHE: PageCache = { pages: [], visits: 0, currentKey: '' };

/**
 * Opens a page: the one kept under its key, or a new one. What is left stays if it may, and the least recently shown goes
 * when there are more than `max`. The order of pages never changes, so their elements are never moved in the document.
 */
export function visitPage(cache: PageCache, { key, location, mayKeep, max }: Visit): PageCache {
  const visits = cache.visits + 1;
  const page = { key, location, visit: visits };
  const known = cache.pages.some((other) => other.key === key);
  const opened = known
    ? cache.pages.map((other) => (other.key === key ? page : other))
    : [...cache.pages, page];
  const keptPages = opened.filter((other) => other.key === key || mayKeep(other));
  const oldestKept = keptPages.map((other) => other.visit).sort((a, b) => b - a)[max - 1] ?? 0;
  return { pages: keptPages.filter((other) => other.visit >= oldestKept), visits, currentKey: key };
}
