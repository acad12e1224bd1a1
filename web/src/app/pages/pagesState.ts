import { PAGE_CACHE_MAX } from '@/constants';
import type { Location, NavigationType } from 'react-router';
import { routeAt, type RouteDef } from '../routes';
import { EMPTY_CACHE, visitPage, type CachedPage, type PageCache } from './pageCache';
import type { Motion } from './PageFrame';

export interface PagesState {
  cache: PageCache;
  /** The player who owns these pages. */
  uid: number;
  motion: Motion;
  location: Location | null;
  /** The page that the open page replaces, while it moves out. */
  leaving: CachedPage | null;
}

export interface Opening {
  location: Location;
  route: RouteDef;
  uid: number;
  navigation: NavigationType;
}

export const NO_PAGES: PagesState = {
  cache: EMPTY_CACHE,
  uid: 0,
  motion: 'none',
  location: null,
  leaving: null,
};

/** The state after another address opened or another player signed in. */
export function withOpenedPage(state: PagesState, { location, route, uid, navigation }: Opening): PagesState {
  // Another player must not see cached pages of the previous one.
  const stays = state.uid === uid;
  const cache = visitPage(state.cache, {
    key: route.onePage ? route.name : location.pathname,
    location,
    mayKeep: (page) => stays && !routeAt(page.location.pathname)?.transient,
    max: PAGE_CACHE_MAX,
  });
  const former = state.cache.pages.find(({ key }) => key === state.cache.currentKey) ?? null;
  const change = { cache, uid, location };
  if (cache.currentKey === former?.key) return { ...state, ...change, leaving: stays ? state.leaving : null };
  // A page that is replaced while it moves in passes its motion on to its successor.
  if (navigation === 'REPLACE' && state.leaving && stays && state.leaving.key !== cache.currentKey)
    return { ...state, ...change };
  const motion = motionOf(state.location, location, route, navigation);
  const moves = motion === 'push' || motion === 'pop';
  return { ...change, motion, leaving: moves && stays ? former : null };
}

/** The state after this page has moved out. */
export function withSettledPage(state: PagesState, page: CachedPage): PagesState {
  return state.leaving === page ? { ...state, leaving: null } : state;
}

/** All pages in the document. A transient page stays until it has moved out. */
export function visiblePages({ cache, leaving }: PagesState): readonly CachedPage[] {
  const goes = leaving && !cache.pages.some(({ key }) => key === leaving.key);
  return goes ? [...cache.pages, leaving] : cache.pages;
}

function motionOf(from: Location | null, to: Location, route: RouteDef, navigation: NavigationType): Motion {
  if (!from) return 'none';
  if (navigation === 'POP') return 'pop';
  const betweenTabs = route.layout === 'main' && routeAt(from.pathname)?.layout === 'main';
  return betweenTabs || from.pathname === to.pathname ? 'tab' : 'push';
}
