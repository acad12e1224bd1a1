import type { ReadingDirection } from '@/api/types';
import { useKeyDown } from '@/lib/useKeyDown';

interface Keys {
  direction: ReadingDirection;
  /** Moves by screens or pages; a fraction scrolls the strip by part of a screen. */
  step: (by: number) => void;
  toggleBars: () => void;
}

/** The step of an arrow key, as a share of a screen. */
const LINE = 0.2;

/**
 * Arrow keys and space turn pages, Escape toggles the bars. Open dialogs and focused controls handle their keys
 * first.
 */
export function useComicKeys({ direction, step, toggleBars }: Keys): void {
  useKeyDown((event, on) => {
    if (event.defaultPrevented) return;
    if (on?.closest('dialog, input, a, button') && event.key !== 'Escape') return;
    if (document.querySelector('dialog[open]')) return;
    const by = stepOf(event, direction);
    if (by !== 0) step(by);
    else if (event.key === 'Escape' || event.key === 'Enter') toggleBars();
    else return;
    event.preventDefault();
  });
}

function stepOf({ key, shiftKey }: KeyboardEvent, direction: ReadingDirection): number {
  const strip = direction === 'strip';
  const forth = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case ' ':
      return shiftKey ? -1 : 1;
    case 'PageDown':
      return 1;
    case 'PageUp':
      return -1;
    case 'ArrowDown':
      return strip ? LINE : 1;
    case 'ArrowUp':
      return strip ? -LINE : -1;
    case 'ArrowRight':
      return forth;
    case 'ArrowLeft':
      return -forth;
    default:
      return 0;
  }
}
