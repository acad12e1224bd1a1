import { describe, expect, it } from 'vitest';
import { paths } from '@/paths';
import { addressOf, routeAt, routes } from './routes';

const byLayout = (layout: string) =>
  routes.filter((route) => route.layout === layout).map(({ path }) => path);

describe('the routes', () => {
  it('with the main layout', () => {
    expect(byLayout('main')).toEqual(['/', '/square', '/animate', '/welfare', '/games/:type?', '/profile']);
    expect(routes.filter(({ header }) => header).map(({ name }) => name)).toEqual([
      'home',
      'welfare',
      'games',
    ]);
  });

  it('with the simple layout', () => {
    expect(byLayout('simple')).toEqual([
      '/login',
      '/register',
      '/other',
      '/forgot',
      '/find',
      '/bind',
      '/reset',
      '/recharge',
      '/faq',
      '/terms',
      '/privacy',
      '/youth',
      '/erase',
      '/export',
      '/measures',
      '/message',
      '/gifts',
      '/user',
      '/business',
      '/postpage',
      '/commenthistory',
      '/favourites',
      '/notice',
      '/u/:uid',
      '/orders',
      '/coins',
      '/invite',
      '/settings',
      '/devices',
    ]);
  });

  it('without a layout', () => {
    expect(byLayout('bare')).toEqual([
      '/detail/:id',
      '/search',
      '/history',
      '/readhistory',
      '/subscriblist',
      '/readbook/:id/:cid',
      '/bookmenu/:id',
      '/bookinfo/:id',
      '/watch/:id/:cid',
      '/post/:id',
      '/download/:id?',
      '/checkin',
      '/activity/:id?',
    ]);
  });

  it('back from a sign-in screen opens the home page, not the previous page', () => {
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
])('the address %s belongs to the route %s', (address, name) => expect(routeAt(address)?.name).toBe(name));

it('an unknown address has no route', () => expect(routeAt('/nowhere')).toBeUndefined());
it('addressOf drops an optional parameter', () => expect(addressOf('games')).toBe('/games'));

it.each(Object.entries(paths))('the path %s opens a screen', (_, path) => {
  const link = path as string | ((...of: unknown[]) => string);
  const address = typeof link === 'string' ? link : link(7, 7);
  expect(routeAt(address.split('?')[0]!)).toBeDefined();
});
