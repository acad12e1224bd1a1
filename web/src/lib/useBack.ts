import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** The router numbers the entries of the history; the first one has nothing behind it. */
export function hasHistory(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

/** Back: to the named address, else to the previous entry; a page opened from outside goes home. */
export function useBack(to?: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (to === undefined && hasHistory()) void navigate(-1);
    else void navigate(to ?? '/', { replace: true });
  }, [navigate, to]);
}
