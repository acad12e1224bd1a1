import { useLoggedIn } from '@/features/account';
import { paths } from '@/paths';
import { useLocation, useNavigate } from 'react-router';

/** For what only players do: does it, or leads a visitor to sign in and then back here. */
export function useSignIn(): (deed: () => void) => void {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (deed) => {
    if (loggedIn) deed();
    else void navigate(paths.login, { state: { from: pathname + search } });
  };
}
