import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useReducedMotion } from '@/lib/useReducedMotion';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { groupStart } from './groups';
import styles from './RailArrows.module.css';

/**
 * Arrows at the ends of the rail under the mouse, or of the one with the keyboard's focus. One instance serves all rails: rails are in the
 * first load, and this code is not.
 */
export function RailArrows() {
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const byMouse = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse' && target instanceof Element && !target.closest('[data-rail-arrows]'))
        setHovered(railAround(target));
    };
    const byKeyboard = ({ target }: FocusEvent) => {
      if (target instanceof Element) setFocused(target.matches(':focus-visible') ? railAround(target) : null);
    };
    document.addEventListener('pointerover', byMouse);
    document.addEventListener('focusin', byKeyboard);
    return () => {
      document.removeEventListener('pointerover', byMouse);
      document.removeEventListener('focusin', byKeyboard);
    };
  }, []);
  const rail = hovered ?? focused;
  const place = rail?.parentElement;
  return place && createPortal(<Arrows rail={rail} />, place);
}

const railAround = (element: Element) => element.closest<HTMLElement>('[data-rail]');

/** Next to the rail in the document, and over it on the screen. */
function Arrows({ rail }: { rail: HTMLElement }) {
  const { box, canGoBack, canGoOn } = useRailState(rail);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  const go = (by: 1 | -1) => rail.scrollTo({ left: groupOf(rail, by), behavior });
  return (
    <div className={styles.layer} style={box} data-rail-arrows>
      {canGoBack && <Arrow by={-1} onGo={go} />}
      {canGoOn && <Arrow by={1} onGo={go} />}
    </div>
  );
}

/** No tab stop: Tab moves through the items, and the rail follows. The name is for voice control. */
function Arrow({ by, onGo }: { by: 1 | -1; onGo: (by: 1 | -1) => void }) {
  const Icon = by > 0 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(styles.arrow, by > 0 ? styles.on : styles.back)}
      aria-label={by > 0 ? t('下一组') : t('上一组')}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onGo(by)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

const NOWHERE = { box: {}, canGoBack: false, canGoOn: false };

function useRailState(rail: HTMLElement) {
  const [state, setState] = useState(NOWHERE);
  useLayoutEffect(() => {
    const measure = () => {
      const { offsetLeft: left, offsetWidth: width, firstElementChild: item } = rail;
      // The height of the items, because the rail's padding may differ above and below them.
      const { offsetTop: top, offsetHeight: height } = item instanceof HTMLElement ? item : rail;
      const rest = rail.scrollWidth - rail.clientWidth - rail.scrollLeft;
      setState({ box: { top, left, width, height }, canGoBack: rail.scrollLeft > 1, canGoOn: rest > 1 });
    };
    measure();
    rail.addEventListener('scroll', measure, { passive: true });
    // Items that are added later change the size of no element that exists.
    const items = new MutationObserver(measure);
    items.observe(rail, { childList: true });
    const size = new ResizeObserver(measure);
    size.observe(rail);
    return () => {
      rail.removeEventListener('scroll', measure);
      items.disconnect();
      size.disconnect();
    };
  }, [rail]);
  return state;
}

function groupOf(rail: HTMLElement, by: 1 | -1): number {
  const margin = parseFloat(getComputedStyle(rail).paddingLeft) || 0;
  const origin = rail.getBoundingClientRect().left + margin - rail.scrollLeft;
  const items = [...rail.children].map((item) => {
    const { left, right } = item.getBoundingClientRect();
    return { start: left - origin, end: right - origin };
  });
  return groupStart(items, rail.scrollLeft, rail.clientWidth - 2 * margin, by);
}
