import { useEffect } from 'react';

/**
 * Writes the height of the window that the on-screen keyboard covers into `--keyboard`, while the component is mounted. The column and
 * the sheets end above it. Only iOS covers the page: elsewhere `interactive-widget` in index.html shrinks the window itself, so the
 * value stays 0.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const { style } = document.documentElement;
    const follow = () => style.setProperty('--keyboard', `${coveredHeight(window.innerHeight, viewport)}px`);
    follow();
    viewport.addEventListener('resize', follow);
    // iOS moves the visible part of the page to the field.
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty('--keyboard');
    };
  }, []);
}

/** A page that is zoomed in shows a part of itself; no keyboard covers the rest. */
export function coveredHeight(
  windowHeight: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
): number {
  return scale > 1.01 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop));
}
