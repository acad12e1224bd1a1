import type { Page } from '@playwright/test';

export interface Pictures {
  loaded: string[];
  loading: string[];
  broken: string[];
}

/** How the pictures in view are doing. */
export function shownPictures(page: Page): Promise<Pictures> {
  return page.locator('main img').evaluateAll((images) => {
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
