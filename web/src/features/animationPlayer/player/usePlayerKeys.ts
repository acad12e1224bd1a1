import { BUSY, useKeyDown } from '@/lib/useKeyDown';

/** Watching by the keyboard. What is not taken is the browser's. */
export function usePlayerKeys(take: (key: string) => boolean): void {
  useKeyDown((event, on) => {
    const { key } = event;
    if (on?.closest(BUSY)) return;
    // Buttons and links are pressed by it.
    if (key === ' ' && on?.closest('a, button')) return;
    if (take(key)) event.preventDefault();
  });
}
