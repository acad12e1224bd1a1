import { describe, expect, it } from 'vitest';
import { paths } from '@/paths';
import { addressOf, routeAt, routes } from './routes';

const byLayout = (layout: string) =>
  routes.filter((route) => route.layout === layout).map(({ path }) => path);

describe('the routes', () => {
  it('of the main layout', () => {
    expect(byLayout('main')).toEqual(['/', '/square', '/animate', '/welfare', '/games/:type?', '/profile']);
    expect(routes.filter(({ header }) => header).map(({ name }) => name)).toEqual([
      'home',
      'welfare',
      'games',
    ]);
  });

  it('of the simple layout', () => {
    expect(byLayout('simple')).toEqual([
      '/detail/:id',
      '/login',
      '/register',
      '/other',
      '/find',
      '/bind',
      '/reset',
      '/recharge',
      '/faq',
      '/message',
      '/gifts',
      '/user',
      '/business',
      '/postpage',
      '/commenthistory',
      '/notice',
      '/u/:uid',
      '/orders',
      '/coins',
      '/invite',
      '/devices',
    ]);
  });

  it('without a layout', () => {
    expect(byLayout('bare')).toEqual([
      '/search',
      '/readhistory',
      '/subscriblist',
      '/readbook/:id/:cid',
      '/bookmenu/:id',
      '/bookinfo/:id',
      '/watch/:id/:cid',
      '/post/:id',
      '/download/:id?',
      '/checkin',
      '/activity',
    ]);
  });

  it('signing in leads back home, not to what was before', () => {
    expect(routes.filter(({ backTo }) => backTo === 'home').map(({ name }) => name)).toEqual([
      'login',
      'register',
      'loginOther',
    ]);
  });
});

it.each([
  ['/', 'home'],
  ['/games', 'games'],
  ['/games/rpg', 'games'],
  ['/detail/1001', 'detail'],
  ['/u/7', 'person'],
  ['/download', 'download'],
  ['/download/3', 'download'],
  ['/watch/1/2', 'watch'],
])('%s is %s', (address, name) => expect(routeAt(address)?.name).toBe(name));

it('there is nothing at an unknown address', () => expect(routeAt('/nowhere')).toBeUndefined());
it('an optional parameter is left out of a name’s address', () => expect(addressOf('games')).toBe('/games'));

it.each(Object.entries(paths))('%s leads to a screen', (_, path) => {
  const link = path as string | ((...of: unknown[]) => string);
  const address = typeof link === 'string' ? link : link(7, 7);
  expect(routeAt(address.split('?')[0]!)).toBeDefined();
});
