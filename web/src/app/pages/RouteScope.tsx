import { useMemo, type ReactNode } from 'react';
import {
  matchPath,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
} from 'react-router';

interface Props {
  path: string;
  location: Location;
  children: ReactNode;
}

/**
 * Gives a page its own location and parameters, also while another page is open. `<Routes>` would do the same, and would add 3 kB to the
 * first load, because it also finds the route.
 */
export function RouteScope({ path, location, children }: Props) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const route = useMemo(() => {
    const match = matchPath(path, decoded(location.pathname));
    return {
      outlet: null,
      matches: match ? [{ ...match, route: { id: path, path } }] : [],
      isDataRoute: false,
    };
  }, [path, location.pathname]);
  return (
    <LocationContext value={place}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
