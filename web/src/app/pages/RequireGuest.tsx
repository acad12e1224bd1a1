import { useLoggedIn, type SignInState } from '@/features/account';
import { hasHistory } from '@/lib/useBack';
import { paths } from '@/paths';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';

/**
 * The sign-in screens are for visitors. Whoever is signed in, or is from now on, goes on: to the screen that asked for it, else
 * back to where they were, else home.
 */
export function RequireGuest({ Page }: { Page: ComponentType }) {
  const loggedIn = useLoggedIn();
  // What was there stays until the next screen comes; what must not be there does not flash.
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

/** Where the page that is wanted stands right behind, going back to it leaves no second entry of it. */
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
