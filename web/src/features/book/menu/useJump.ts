import { useReducedMotion } from '@/lib/useReducedMotion';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface Chapters {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Scrolls to a chapter in the list, and fetches pages until that chapter is loaded. */
export function useJump(
  list: RefObject<HTMLElement | null>,
  query: Chapters,
  chapter: number | null,
): () => void {
  const jumping = useRef(false);
  const reducedMotion = useReducedMotion();
  const goOn = useEffectEvent(() => {
    if (!jumping.current || query.isFetchingNextPage) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-chapter="${chapter}"]`);
    if (!row && query.hasNextPage && !query.isError) return void query.fetchNextPage();
    jumping.current = false;
    if (row) scrollToChapter(row, reducedMotion);
  });
  // Runs after every render, because each render may have added rows.
  useEffect(() => goOn());
  return () => {
    jumping.current = true;
    const row = list.current?.querySelector<HTMLElement>(`[data-chapter="${chapter}"]`);
    if (!row) return void query.fetchNextPage();
    jumping.current = false;
    scrollToChapter(row, reducedMotion);
  };
}

/** Scrolls the row to the middle of the screen and highlights it for a moment. */
function scrollToChapter(row: HTMLElement, reducedMotion: boolean): void {
  row.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'instant' : 'smooth' });
  row.dataset.found = '';
  row.addEventListener('animationend', () => delete row.dataset.found, { once: true });
}
