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

it('the first page is simply there', () => {
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

it('between tabs nothing moves out', () => {
  expect(go(from('/'), '/square')).toMatchObject({ motion: 'tab', leaving: null });
});

it('a page that may not be kept is there until it has moved out', () => {
  const state = go(from('/', '/login'), '/', 'POP');
  expect(keys(state)).toEqual(['/', '/login']);
  expect(keys(withSettledPage(state, state.leaving!))).toEqual(['/']);
});

it('a page that is replaced as it comes in hands its entrance on', () => {
  const state = go(go(from('/'), '/coins'), '/login', 'REPLACE');
  expect(state).toMatchObject({ motion: 'push', leaving: { key: '/' }, cache: { currentKey: '/login' } });
});

it('gone back to while it moves out, it is the open page again', () => {
  const state = go(go(from('/'), '/faq'), '/', 'POP');
  expect(state).toMatchObject({ motion: 'pop', leaving: { key: '/faq' }, cache: { currentKey: '/' } });
});

it('what has moved out late does not end a newer movement', () => {
  const first = go(from('/'), '/faq');
  const second = go(first, '/business');
  expect(withSettledPage(second, first.leaving!).leaving?.key).toBe('/faq');
});

it('another player sees nothing move out', () => {
  expect(go(from('/', '/faq'), '/', 'POP', 7).leaving).toBeNull();
  expect(go(go(from('/'), '/faq'), '/faq', 'POP', 7).leaving).toBeNull();
});
