import { BUSY, useKeyDown } from '@/lib/useKeyDown';

/** Keyboard control of the player. Keys that `take` rejects keep their browser behaviour. */
export function usePlayerKeys(take: (key: string) => boolean): void {
  useKeyDown((event, on) => {
    const { key } = event;
    if (on?.closest(BUSY)) return;
    // The space key activates the focused button or link.
    if (key === ' ' && on?.closest('a, button')) return;
    if (take(key)) event.preventDefault();
  });
}
