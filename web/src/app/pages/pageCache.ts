import type { Location } from 'react-router';

/** A page that is open, or was and is cached. */
export interface CachedPage {
  key: string;
  location: Location;
  /** The number of the visit at which the page was last shown. */
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
  /** Whether the page may be cached after it is left. */
  mayKeep: (page: CachedPage) => boolean;
  max: number;
}

export const EMPTY_CACHE: PageCache = { pages: [], visits: 0, currentKey: '' };

/**
 * Opens a page: the cached one with this key, or a new one. The left page is cached if `mayKeep` allows it. The least recently shown page
 * is evicted beyond `max` pages. The order of pages never changes, so their elements never move in the document.
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
