import { useEffect } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';

type NavigateArgs = [to: string, options?: NavigateOptions];

let current: NavigateFunction | null = null;
/** The target to navigate to as soon as a page exists. */
let pendingNavigation: NavigateArgs | null = null;

/** Lets code outside components navigate (for example when a session expires), also before the first page exists. */
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
