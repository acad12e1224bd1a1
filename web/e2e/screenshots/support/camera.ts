import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { openScreen } from '../../support/app';
import { settled } from '../../support/pictures';
import { expect, test } from '../../support/test';

/** The folder of the pictures; git ignores the default. */
export const folder = resolve(process.env.SCREENSHOTS ?? 'test-results/screenshots');

const TALLEST_PX = 6_000;

interface Shot {
  /** The screen, by its route: `games-strategy`. */
  screen: string;
  width: number;
  height: number;
  scheme: string;
  /** The role, or the state of the screen: `visitor`, `full`, `loading`, `dialog-download`. */
  state: string;
}

/** `home.375x812.dark.visitor.png`: route, size, theme, state. `sheet.ts` parses it. */
export const nameOf = ({ screen, width, height, scheme, state }: Shot): string =>
  `${screen}.${width}x${height}.${scheme}.${state}.png`;

/** The name of a screen in a picture: its path, because one route may have several. */
export const screenAt = (name: string, path: string): string =>
  path === '/' ? name : path.slice(1).replace(/\?.*/, '').replaceAll('/', '-');

export async function shoot(page: Page, shot: Shot): Promise<void> {
  await surroundings(page);
  await page.screenshot({ path: `${folder}/${nameOf(shot)}` });
}

/** Waits for the decoration next to the column, which only wide screens with a mouse have. */
async function surroundings(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(pointer: fine) and (width > 1024px)').matches))) return;
  await page.locator('[data-backdrop]').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#app img')].every(
      (image) => image.complete || !image.checkVisibility() || image.closest('[data-stage]'),
    ),
  );
}

/** Takes each picture. A failed one fails the test, but the others are still taken. */
export async function each<T>(things: readonly T[], take: (thing: T) => Promise<void>): Promise<void> {
  for (const thing of things)
    try {
      await take(thing);
    } catch (error) {
      if (test.info().status === 'timedOut') throw error;
      expect.soft(String(error), JSON.stringify(thing)).toBe('');
    }
}

/** Takes the same screen in a window as high as its whole content. */
export async function shootWhole(page: Page, shot: Shot): Promise<void> {
  const scroller = openScreen(page).locator(':scope > [data-scroller]');
  const hidden = () => scroller.evaluate((it) => it.scrollHeight - it.clientHeight);
  if ((await scroller.count()) === 0 || (await hidden()) < 8) return;
  // Scrolling to the end loads lazy content.
  await scroller.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await settled(page);
  await scroller.evaluate((it) => it.scrollTo(0, 0));
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.min(TALLEST_PX, height + (await hidden())) });
  await settled(page);
  await shoot(page, { ...shot, state: `${shot.state}-whole` });
  await page.setViewportSize({ width, height });
}
