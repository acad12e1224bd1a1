import type { Location } from 'react-router';
import { expect, it } from 'vitest';
import { EMPTY_CACHE, visitPage, type PageCache } from './pageCache';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null as unknown,
  key: pathname + search,
});

function open(paths: string[], max = 10, keep: (key: string) => boolean = () => true): PageCache {
  return paths.reduce(
    (cache, path) =>
      visitPage(cache, { key: path, location: at(path), mayKeep: (page) => keep(page.key), max }),
    EMPTY_CACHE,
  );
}

const keys = (cache: PageCache) => cache.pages.map((page) => page.key);

it('visitPage caches left pages in the order in which they were first opened', () => {
  expect(keys(open(['/', '/games', '/']))).toEqual(['/', '/games']);
});

it('visitPage evicts the least recently shown page beyond the limit', () => {
  expect(keys(open(['/a', '/b', '/a', '/c'], 2))).toEqual(['/a', '/c']);
});

it('visitPage does not cache a page that mayKeep excludes', () => {
  expect(keys(open(['/', '/commenthistory', '/games'], 10, (key) => key !== '/commenthistory'))).toEqual([
    '/',
    '/games',
  ]);
});

it('an open page takes its new query', () => {
  const first = open(['/profile']);
  const again = visitPage(first, {
    key: '/profile',
    location: at('/profile', '?pop=1'),
    mayKeep: () => true,
    max: 10,
  });
  expect(again.pages[0]?.location.search).toBe('?pop=1');
});

it('a page that mayKeep excludes is still shown while it is open', () => {
  expect(keys(open(['/commenthistory'], 10, () => false))).toEqual(['/commenthistory']);
});
