import { useLoggedIn, type ArrivalState } from '@/features/account';
import { hasHistory } from '@/lib/useBack';
import { paths } from '@/paths';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
      {loggedIn && <Onwards />}
    </>
  );
}

function Onwards() {
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as ArrivalState;
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    if (!from && hasHistory()) void navigate(-1);
    else void navigate(from ?? paths.home, { replace: true });
  }, [from, navigate]);
  return null;
}
