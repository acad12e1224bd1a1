import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where a player who signs in wants to go afterwards. */
export interface ArrivalState {
  from?: string;
}

/** The way on after signing in: to the screen that asked for it, else back to where one was. */
export function useArrival(): { state: ArrivalState; arrive: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const state = (location.state ?? {}) as ArrivalState;
  const { from } = state;
  const arrive = useCallback(() => {
    const idx = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (from) void navigate(from, { replace: true });
    else if (idx > 0) void navigate(-1);
    else void navigate('/', { replace: true });
  }, [from, navigate]);
  return { state, arrive };
}
