import { useLoggedIn } from '@/features/account';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '@/paths';

/** Lets a signed-in player through; anybody else signs in first and then comes back here. */
export function RequireAuth({ Page }: { Page: ComponentType }) {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  if (!loggedIn) return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
  return <Page />;
}
