import { LIST_PRELOAD_PX } from '@/constants';

/** Calls `onNear` whenever the element comes near the visible part of the scroller. Returns the end of the observation. */
export function observeNear(element: Element, scroller: Element | null, onNear: () => void) {
  // One report holds every crossing since the last one, oldest first. A mark that left and came back is in it twice.
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
    { root: scroller, rootMargin: `${LIST_PRELOAD_PX}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
