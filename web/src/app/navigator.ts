import { useEffect } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';

type Way = [to: string, options?: NavigateOptions];

let current: NavigateFunction | null = null;
/** Where to, as soon as there is a page to leave. */
let wanted: Way | null = null;

/** Lets what is no component (an expired session) lead somewhere, also before the first page is there. */
export function useNavigatorAccess(): void {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
    const way = wanted;
    wanted = null;
    if (way) void navigate(...way);
  }, [navigate]);
}

export function navigateTo(...way: Way): void {
  if (current) void current(...way);
  else wanted = way;
}
