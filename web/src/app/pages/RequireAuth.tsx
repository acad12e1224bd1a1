import { useLoggedIn } from '@/features/account';
import { paths } from '@/paths';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Shows the page to a signed-in player. Others sign in first and then return here. */
export function RequireAuth({ Page }: { Page: ComponentType }) {
  return useLoggedIn() ? <Page /> : <ToSignIn />;
}

/** Redirects each time the page is shown. Not on each render: the page still renders while it moves out. */
function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEffectEvent(
    () => void navigate(paths.login, { replace: true, state: { from: pathname + search } }),
  );
  useEffect(() => leave(), []);
  return null;
}
