import { expect, type Page } from '@playwright/test';
import { openScreen } from './app';

export interface Pictures {
  loaded: string[];
  loading: string[];
  broken: string[];
}

/** How the pictures in view are doing. */
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

/** Waits until the open screen shows what it has to show: no skeleton left, the pictures in view there, everything at rest. */
export async function settled(page: Page): Promise<void> {
  // What the server painted is for the eyes alone, and looks the same.
  await expect(page.locator('[data-painted]')).toHaveCount(0);
  // The address asks for a sheet, whose code may still be on its way.
  if (new URL(page.url()).searchParams.get('pop') === '1')
    await expect(page.getByRole('dialog')).toBeVisible();
  await expect(openScreen(page).locator('[data-scroller] > *').filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('[class*=skeleton]').filter({ visible: true })).toHaveCount(0);
  // A drawing that is still on its way.
  await expect(page.locator('[data-stage] svg:empty').filter({ visible: true })).toHaveCount(0);
  await expect.poll(() => shownPictures(page)).toMatchObject({ loading: [], broken: [] });
  await atRest(page);
}

/** Waits until nothing in view moves any more. */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(() => moving(page)).toBe(0);
}

/** How much in view is on its way to where it stays. What is out of view may wait with that until it is seen. */
function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    return document.getAnimations().filter(({ effect, playState }) => {
      const passes = effect?.getComputedTiming().endTime !== Infinity;
      return passes && playState === 'running' && isSeen((effect as KeyframeEffect | null)?.target ?? null);
    }).length;
  });
}
