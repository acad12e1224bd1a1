import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Motion } from './PageFrame';

/** A phone would open its keyboard for it. */
const TEXT_FIELD = 'input, textarea';

/**
 * The focus goes where its owner goes: into a page that is pushed, and, where a page comes back, to what had it there. What has taken the
 * focus by itself, a field or a dialog, keeps it.
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
    // Runs when the page is hidden, too.
    return () => page.removeEventListener('focusin', remember);
  }, [frame, isOpen]);
}

/** A page takes the focus on arrival only: a tap beside its buttons must not move it there. */
function focusPage(page: HTMLElement): void {
  page.tabIndex = -1;
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
  page.focus({ preventScroll: true });
}
