import type { BookKind } from '@/api/types';
import { useScroller } from '@/components/ui/scroller';
import { useLayoutEffect, useRef } from 'react';

/** Each kind comes back where it was left; one that is opened for the first time starts at its top. */
export function useKindPlace(kind: BookKind): void {
  const scroller = useScroller();
  const places = useRef(new Map<BookKind, number>());
  const shown = useRef(kind);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (shown.current !== kind) element.scrollTo({ top: places.current.get(kind) ?? 0 });
    shown.current = kind;
    const remember = () => void places.current.set(kind, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [scroller, kind]);
}
