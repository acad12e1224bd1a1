import { useTopModal } from '@/components/ui/modals';
import { useEffect } from 'react';

/** Pixels of a line, in browsers whose wheel counts lines. */
const LINE_PX = 20;

/** Lets the wheel scroll the page while the pointer is where nothing scrolls: at the sides of the column, or on its bars. */
export function useSideWheel(): void {
  const hasDialog = useTopModal() !== null;
  useEffect(() => {
    if (hasDialog) return;
    window.addEventListener('wheel', scrollColumn, { passive: true });
    return () => window.removeEventListener('wheel', scrollColumn);
  }, [hasDialog]);
}

function scrollColumn(event: WheelEvent): void {
  // The mode must be read first: Firefox then reports lines, otherwise pixels.
  const { deltaMode, target } = event;
  if (event.ctrlKey || event.defaultPrevented || !(target instanceof Element)) return;
  if (target.closest('dialog') || scrollerAround(target)) return;
  // The page's own scroller. A reader has another one inside it.
  const scroller = scrollerAround(document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2));
  if (!scroller) return;
  const unit = [1, LINE_PX, scroller.clientHeight][deltaMode] ?? 1;
  scroller.scrollBy({ top: event.deltaY * unit, behavior: 'instant' });
}

/** The nearest element around this one that scrolls vertically. */
function scrollerAround(inner: Element | null): Element | null {
  for (let element = inner; element; element = element.parentElement) {
    const scrolls = element.scrollHeight > element.clientHeight;
    if (scrolls && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}
