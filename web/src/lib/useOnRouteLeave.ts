import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `onLeave` when the app shows another screen than at the first rendering. */
export function useOnRouteLeave(onLeave: () => void): void {
  const { pathname } = useLocation();
  const appearedOn = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (pathname !== appearedOn.current) leave();
  }, [pathname]);
}
