import { PAGE_CACHE_MAX } from '@/constants';
import { useAccount } from '@/features/account';
import { Activity, useState } from 'react';
import { Navigate, useLocation, useNavigationType, type Location, type NavigationType } from 'react-router';
import { routeAt, type RouteDef } from '../routes';
import { EMPTY_CACHE, visit, type PageCache } from './pageCache';
import { PageFrame, type Motion } from './PageFrame';

/** The open page, and behind it up to ten that were left: they keep their state and their place. */
export function Pages() {
  const location = useLocation();
  const navigation = useNavigationType();
  const route = routeAt(location.pathname);
  const uid = useAccount((account) => account.uid);
  const [state, setState] = useState<PagesState>({ cache: EMPTY_CACHE, uid, motion: 'none', location: null });

  if (!route) return <Navigate to="/" replace />;
  if (state.location !== location || state.uid !== uid)
    setState(next(state, location, route, uid, navigation));

  return state.cache.pages.map((page) => {
    const pageRoute = routeAt(page.location.pathname);
    if (!pageRoute) return null;
    return (
      <Activity key={page.key} mode={page.key === state.cache.currentKey ? 'visible' : 'hidden'}>
        <PageFrame route={pageRoute} location={page.location} motion={state.motion} />
      </Activity>
    );
  });
}

interface PagesState {
  cache: PageCache;
  /** Whose pages these are. */
  uid: number;
  motion: Motion;
  location: Location | null;
}

function next(
  state: PagesState,
  location: Location,
  route: RouteDef,
  uid: number,
  navigation: NavigationType,
): PagesState {
  // Another player sees nothing of what was kept for the one before.
  const stays = state.uid === uid;
  const cache = visit(state.cache, {
    key: keyOf(route, location),
    location,
    keep: (page) => stays && !routeAt(page.location.pathname)?.transient,
    max: PAGE_CACHE_MAX,
  });
  const samePage = cache.currentKey === state.cache.currentKey;
  const motion = samePage ? state.motion : motionOf(state.location, location, route, navigation);
  return { cache, uid, motion, location };
}

function keyOf(route: RouteDef, location: Location): string {
  return route.onePage ? route.name : location.pathname;
}

function motionOf(from: Location | null, to: Location, route: RouteDef, navigation: NavigationType): Motion {
  if (!from) return 'none';
  if (navigation === 'POP') return 'pop';
  const betweenTabs = route.layout === 'main' && routeAt(from.pathname)?.layout === 'main';
  return betweenTabs || from.pathname === to.pathname ? 'tab' : 'push';
}
