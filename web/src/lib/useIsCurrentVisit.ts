import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** False for a page that is moving out: it is visible, but the player has left it. */
export const PageOpenContext = createContext(true);

/**
 * For navigation after an answer: a player who has left the page must not be led anywhere. Call it when the request is sent. The returned
 * function says whether the player is still at the same entry of the history.
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
