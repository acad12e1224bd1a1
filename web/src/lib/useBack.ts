import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Whether a previous entry exists. The router numbers the entries of the history from 0. */
export function hasHistory(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

/** Goes back: to the given address, else to the previous entry. A page opened from outside goes to the home page. */
export function useBack(to?: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (to === undefined && hasHistory()) void navigate(-1);
    else void navigate(to ?? '/', { replace: true });
  }, [navigate, to]);
}
