import type { Location, NavigationType } from 'react-router';
import { expect, it } from 'vitest';
import { routeAt } from '../routes';
import { NO_PAGES, visiblePages, withOpenedPage, withSettledPage, type PagesState } from './pagesState';

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: pathname });
const go = (state: PagesState, pathname: string, how: `${NavigationType}` = 'PUSH', uid = 0) =>
  withOpenedPage(state, {
    location: at(pathname),
    route: routeAt(pathname)!,
    uid,
    navigation: how as NavigationType,
  });
const from = (...paths: string[]) =>
  paths.reduce((state, path) => {
    const next = go(state, path);
    return next.leaving ? withSettledPage(next, next.leaving) : next;
  }, NO_PAGES);
const keys = (state: PagesState) => visiblePages(state).map(({ key }) => key);

it('the first page has no motion', () => {
  expect(go(NO_PAGES, '/')).toMatchObject({ motion: 'none', leaving: null });
});

it.each([
  ['/faq', 'PUSH', 'push'],
  ['/faq', 'POP', 'pop'],
] as const)('to %s by %s both pages move', (path, how, motion) => {
  const state = go(from('/'), path, how);
  expect(state).toMatchObject({ motion, leaving: { key: '/' } });
  expect(withSettledPage(state, state.leaving!).leaving).toBeNull();
});

it('a change of tabs moves no page out', () => {
  expect(go(from('/'), '/square')).toMatchObject({ motion: 'tab', leaving: null });
});

it('a transient page stays until it has moved out', () => {
  const state = go(from('/', '/login'), '/', 'POP');
  expect(keys(state)).toEqual(['/', '/login']);
  expect(keys(withSettledPage(state, state.leaving!))).toEqual(['/']);
});

it('a page that is replaced while it moves in passes its motion on', () => {
  const state = go(go(from('/'), '/coins'), '/login', 'REPLACE');
  expect(state).toMatchObject({ motion: 'push', leaving: { key: '/' }, cache: { currentKey: '/login' } });
});

it('a page that reopens while it moves out is the open page again', () => {
  const state = go(go(from('/'), '/faq'), '/', 'POP');
  expect(state).toMatchObject({ motion: 'pop', leaving: { key: '/faq' }, cache: { currentKey: '/' } });
});

it('a late end of a motion does not end a newer motion', () => {
  const first = go(from('/'), '/faq');
  const second = go(first, '/business');
  expect(withSettledPage(second, first.leaving!).leaving?.key).toBe('/faq');
});

it('another player sees no page move out', () => {
  expect(go(from('/', '/faq'), '/', 'POP', 7).leaving).toBeNull();
  expect(go(go(from('/'), '/faq'), '/faq', 'POP', 7).leaving).toBeNull();
});
