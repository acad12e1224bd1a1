import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** False for a page that is moving out: it is seen, but no longer where its reader is. */
export const PageOpenContext = createContext(true);

/**
 * For what leads on when an answer has come. It is called when something is sent; what it gives says, whenever it is asked, whether the
 * reader is still at that entry of the history. Who has left, or is there on another visit, is not to be led anywhere.
 */
export function useIsCurrentVisit(): () => () => boolean {
  const open = useContext(PageOpenContext);
  const { key } = useLocation();
  const now = useRef<string | null>(null);
  useLayoutEffect(() => {
    now.current = open ? key : null;
    // Runs when the page is hidden, too.
    return () => {
      now.current = null;
    };
  }, [open, key]);
  return useCallback(() => {
    const sentAt = now.current;
    return () => sentAt !== null && now.current === sentAt;
  }, []);
}
