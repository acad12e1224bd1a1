import { useLoggedIn, type SignInState } from '@/features/account';
import { useBack } from '@/lib/useBack';
import { useReturn } from '@/lib/useReturn';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';

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
  const { from } = (useLocation().state ?? {}) as SignInState;
  const back = useBack();
  const returnTo = useReturn();
  const gone = useRef(false);
  const leave = useEffectEvent(() => (from === undefined ? back() : returnTo(from)));
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    leave();
  }, []);
  return null;
}
