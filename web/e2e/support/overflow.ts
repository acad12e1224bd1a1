import type { Page } from '@playwright/test';

/**
 * Lists the elements that are wider than the column of the open screen. Rails and clipped frames may have wide content. Any other
 * wide element is cut off or makes the page scroll sideways.
 */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const column = document.querySelector('[data-stage]')!.getBoundingClientRect();
    const scrollsItself = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const found: string[] = [];
    const look = (element: Element) => {
      if (!element.checkVisibility()) return;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (left < column.left - 1 || right > column.right + 1)) {
        found.push(`${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`);
        return;
      }
      const pageItself = element.matches('[data-scroller], [data-stage]');
      if (pageItself || !scrollsItself(element)) for (const child of element.children) look(child);
    };
    for (const part of document.querySelector('#app > div:has(> [data-stage])')!.children) look(part);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the document is ${scrollWidth} px wide`);
    return found;
  });
}
