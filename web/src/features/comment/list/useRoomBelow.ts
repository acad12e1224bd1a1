import type { RefObject } from 'react';

/** Longer threads are not measured, because a measurement takes time with each new comment. */
const SHORT = 30;
/** The height of a short comment, in rem. */
const ROOM_REM = 5;

/** Whether the end of a short thread is visible with room for one more comment above the bar at the bottom. */
export function useRoomBelow(
  section: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): (lines: number) => boolean {
  return (lines) => {
    if (lines > SHORT) return false;
    const comments = section.current?.querySelectorAll('[data-comment]');
    const last = comments?.[comments.length - 1];
    if (!last || !foot.current) return false;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return last.getBoundingClientRect().bottom + ROOM_REM * rem <= foot.current.getBoundingClientRect().top;
  };
}
