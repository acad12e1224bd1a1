import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Motion } from './PageFrame';

/** A phone would open its keyboard for a focused text field. */
const TEXT_FIELD = 'input, textarea';

/**
 * Moves the focus with the navigation: into a pushed page, and on return to the element that had it. A field or dialog that has taken the
 * focus by itself keeps it.
 */
export function usePageFocus(frame: RefObject<HTMLElement | null>, isOpen: boolean, motion: Motion): void {
  const last = useRef<HTMLElement>(null);
  const arrive = useEffectEvent((page: HTMLElement) => {
    if (motion !== 'push' && motion !== 'pop') return;
    if (page.contains(document.activeElement)) return;
    const known = motion === 'pop' && last.current?.isConnected && !last.current.matches(TEXT_FIELD);
    if (known) last.current?.focus({ preventScroll: true });
    else focusPage(page);
  });
  useEffect(() => {
    const page = frame.current;
    if (!page || !isOpen) return;
    arrive(page);
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== page) last.current = target;
    };
    page.addEventListener('focusin', remember);
    // Also runs when the page is hidden.
    return () => page.removeEventListener('focusin', remember);
  }, [frame, isOpen]);
}

/** A page takes the focus only on arrival: a tap next to its buttons must not focus it. */
function focusPage(page: HTMLElement): void {
  page.tabIndex = -1;
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
  page.focus({ preventScroll: true });
}
