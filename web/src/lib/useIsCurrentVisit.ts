import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** False for a page that is moving out: it is visible, but the player has left it. */
export const PageOpenContext = createContext(true);

/**
 * For navigation after an answer: it must not happen if the player has left the page meanwhile. Call the hook's function when the request
 * is sent. It returns a function that says whether the player is still at the same entry of the history.
 */
export function useIsCurrentVisit(): () => () => boolean {
  const open = useContext(PageOpenContext);
  const { key } = useLocation();
  const now = useRef<string | null>(null);
  useLayoutEffect(() => {
    now.current = open ? key : null;
    // Also runs when the page is hidden.
    return () => {
      now.current = null;
    };
  }, [open, key]);
  return useCallback(() => {
    const sentAt = now.current;
    return () => sentAt !== null && now.current === sentAt;
  }, []);
}
