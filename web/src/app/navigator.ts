import { useEffect } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';

let current: NavigateFunction | null = null;

/** Lets what is no component (an expired session) lead somewhere. */
export function useNavigatorAccess(): void {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
  }, [navigate]);
}

export function navigateTo(to: string, options?: NavigateOptions): void {
  void current?.(to, options);
}
