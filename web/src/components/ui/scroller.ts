import { createContext, useContext, type RefObject } from 'react';

/** The scroll container of the current page. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export function useScroller(): RefObject<HTMLElement | null> {
  return useContext(ScrollerContext);
}
