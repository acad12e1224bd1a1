import { useLoggedIn, type SignInState } from '@/features/account';
import { hasHistory } from '@/lib/useBack';
import { paths } from '@/paths';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';

/**
 * Lets only visitors see the sign-in screens. A signed-in player is redirected: to the screen that asked for the sign-in, else back to the
 * previous page, else to the home page.
 */
export function RequireGuest({ Page }: { Page: ComponentType }) {
  const loggedIn = useLoggedIn();
  // After a login here, the page stays until the next screen is shown. A player with an earlier login never sees this page.
  const [cameAsGuest] = useState(!loggedIn);
  return (
    <>
      {(cameAsGuest || !loggedIn) && <Page />}
      {loggedIn && <RedirectSignedIn />}
    </>
  );
}

function RedirectSignedIn() {
  const navigate = useNavigate();
  const { from, over } = (useLocation().state ?? {}) as SignInState;
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    redirectTarget(navigate, { from, over });
  }, [from, over, navigate]);
  return null;
}

/** If the wanted page is the previous entry of the history, goes back, so that the page has only one entry. */
function redirectTarget(navigate: NavigateFunction, { from, over }: SignInState): void {
  const behind = hasHistory() && pageOf(from) === pageOf(over);
  if (!behind) return void navigate(from ?? paths.home, { replace: true });
  if (from !== undefined && from !== over) {
    const take = () => void navigate(from, { replace: true });
    window.addEventListener('popstate', take, { once: true });
  }
  void navigate(-1);
}

const pageOf = (address: string | undefined) => address?.split('?')[0];
