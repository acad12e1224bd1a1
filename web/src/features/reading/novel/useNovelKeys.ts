import { BUSY, useKeyDown } from '@/lib/useKeyDown';
import { actionForKey, type ReaderAction } from './readerActions';

/** Keyboard control of the novel reader. */
export function useNovelKeys(paged: boolean, onAction: (action: ReaderAction) => void): void {
  useKeyDown((event, on) => {
    const { key, shiftKey } = event;
    if (event.defaultPrevented || on?.closest(BUSY)) return;
    // A slider handles these keys itself.
    if (on?.matches('[type="range"]') && key !== 'Escape') return;
    // Space and Enter activate a focused button or link.
    if ((key === ' ' || key === 'Enter') && on?.closest('a, button')) return;
    const action = actionForKey(key, shiftKey, paged);
    if (!action) return;
    event.preventDefault();
    onAction(action);
  });
}
