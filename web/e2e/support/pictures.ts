import { expect, type Page } from '@playwright/test';

export interface Pictures {
  loaded: string[];
  loading: string[];
  broken: string[];
}

/** The states of the pictures in view. */
export function shownPictures(page: Page): Promise<Pictures> {
  return page.locator('[data-stage] img').evaluateAll((images) => {
    const shown = (images as HTMLImageElement[]).filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const names = (state: (image: HTMLImageElement) => boolean) => shown.filter(state).map(({ src }) => src);
    return {
      loaded: names(({ naturalWidth }) => naturalWidth > 0),
      loading: names(({ complete }) => !complete),
      broken: names(({ complete, naturalWidth }) => complete && naturalWidth === 0),
    };
  });
}

/**
 * Waits until the screen of the address is open and shows its content: no skeleton is left, the pictures in view are loaded, and nothing
 * moves. One call checks all conditions, because the sweeps wait more than a thousand times.
 */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unsettled), { intervals: POLL_MS }).toEqual([]);
}

/** Waits until nothing in view moves. */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(unsettled)).includes('motion')).toBe(false);
}

const POLL_MS = [50, 100, 250];

/** Runs in the page. Lists the conditions that the open screen does not meet yet. */
function unsettled(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** A picture behind the edge of a rail is not loaded, and not in view. */
  const isInView = (element: Element) => {
    let { top, bottom, left, right } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      [top, left] = [Math.max(top, box.top), Math.max(left, box.left)];
      [bottom, right] = [Math.min(bottom, box.bottom), Math.min(right, box.right)];
    }
    const isClipped = right <= left || bottom <= top;
    return !isClipped && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  // Content out of view may start its animation when it is scrolled into view.
  const isMoving = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect?.getComputedTiming().endTime !== Infinity &&
    (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true });
  const pictures = (all('[data-stage] img') as HTMLImageElement[]).filter(isInView);
  const sheetIsAwaited = new URLSearchParams(location.search).get('pop') === '1';
  const screens = all('[data-route]:not([inert])').filter(isVisible);
  const content = screens.flatMap((screen) => [...screen.querySelectorAll('[data-scroller] > *')]);
  const waits: Record<string, boolean> = {
    // The address changes before its screen is rendered.
    'the screen of the address': !screens.some(
      (screen) => screen.getAttribute('data-path') === location.pathname,
    ),
    'the prerendered screen': all('[data-painted]').length > 0,
    'the sheet': sheetIsAwaited && !all('[role=dialog], dialog').some(isVisible),
    content: !content.some(isVisible),
    skeletons: all('[class*=skeleton]').some(isVisible),
    drawings: all('[data-stage] svg:empty').some(isVisible),
    'loading pictures': pictures.some(({ complete }) => !complete),
    'broken pictures': pictures.some(({ complete, naturalWidth }) => complete && naturalWidth === 0),
    motion: document.getAnimations().some(isMoving),
  };
  return Object.keys(waits).filter((name) => waits[name]);
}
