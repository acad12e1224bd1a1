import { BUSY, useKeyDown } from '@/lib/useKeyDown';
import { actionForKey, type ReaderAction } from './readerActions';

/** Reading by the keyboard. */
export function useNovelKeys(paged: boolean, onAction: (action: ReaderAction) => void): void {
  useKeyDown((event, on) => {
    const { key, shiftKey } = event;
    if (event.defaultPrevented || on?.closest(BUSY)) return;
    // A slider is moved by nearly all of them.
    if (on?.matches('[type="range"]') && key !== 'Escape') return;
    // Buttons and links are pressed by these.
    if ((key === ' ' || key === 'Enter') && on?.closest('a, button')) return;
    const action = actionForKey(key, shiftKey, paged);
    if (!action) return;
    event.preventDefault();
    onAction(action);
  });
}
