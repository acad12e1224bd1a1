import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tells when another screen is shown than the one that this appeared on. */
export function useOnRouteLeave(onLeave: () => void): void {
  const { pathname } = useLocation();
  const appearedOn = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (pathname !== appearedOn.current) leave();
  }, [pathname]);
}
