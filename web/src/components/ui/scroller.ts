import { createContext, useContext, type RefObject } from 'react';

/** The element that scrolls the page one is on. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export function useScroller(): RefObject<HTMLElement | null> {
  return useContext(ScrollerContext);
}
