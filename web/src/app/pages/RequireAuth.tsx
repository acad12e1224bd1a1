import { useLoggedIn } from '@/features/account';
import { paths } from '@/paths';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Lets a signed-in player through; anybody else signs in first and then comes back here. */
export function RequireAuth({ Page }: { Page: ComponentType }) {
  return useLoggedIn() ? <Page /> : <ToSignIn />;
}

/** Leads away whenever the page is shown; not whenever it renders, as it still does while it moves out. */
function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEffectEvent(
    () => void navigate(paths.login, { replace: true, state: { from: pathname + search } }),
  );
  useEffect(() => leave(), []);
  return null;
}
