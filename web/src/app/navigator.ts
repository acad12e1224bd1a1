import { useEffect } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';

type NavigateArgs = [to: string, options?: NavigateOptions];

let current: NavigateFunction | null = null;
/** Where to, as soon as there is a page to leave. */
let pendingNavigation: NavigateArgs | null = null;

/** Lets what is no component (an expired session) lead somewhere, also before the first page is there. */
export function useProvideNavigate(): void {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
    const args = pendingNavigation;
    pendingNavigation = null;
    if (args) void navigate(...args);
  }, [navigate]);
}

export function navigateTo(...args: NavigateArgs): void {
  if (current) void current(...args);
  else pendingNavigation = args;
}
