import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { openScreen } from '../../support/app';
import { settled } from '../../support/pictures';
import { expect, test } from '../../support/test';

/** Where the pictures go: a folder that git does not know. */
export const folder = resolve(process.env.SCREENSHOTS ?? 'test-results/screenshots');

const TALLEST_PX = 6_000;

interface Shot {
  /** The screen, by its route: `games-strategy`. */
  screen: string;
  width: number;
  height: number;
  scheme: string;
  /** Who looks, or what is on the screen: `visitor`, `full`, `loading`, `dialog-download`. */
  state: string;
}

/** `home.375x812.dark.visitor.png`: route, size, theme, state. `sheet.ts` reads it back. */
export const nameOf = ({ screen, width, height, scheme, state }: Shot): string =>
  `${screen}.${width}x${height}.${scheme}.${state}.png`;

/** One name may stand for several addresses. */
export const screenAt = (name: string, path: string): string =>
  path === '/' ? name : path.slice(1).replace(/\?.*/, '').replaceAll('/', '-');

export async function shoot(page: Page, shot: Shot): Promise<void> {
  await surroundings(page);
  await page.screenshot({ path: `${folder}/${nameOf(shot)}` });
}

/** Waits for what stands beside the column, where there is a mouse and room for it. */
async function surroundings(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(pointer: fine) and (width > 1024px)').matches))) return;
  await page.locator('[data-backdrop]').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#app img')].every(
      (image) => image.complete || !image.checkVisibility() || image.closest('[data-stage]'),
    ),
  );
}

/** Goes through screens: one that cannot be taken fails the test, but keeps no other from being taken. */
export async function each<T>(things: readonly T[], take: (thing: T) => Promise<void>): Promise<void> {
  for (const thing of things)
    try {
      await take(thing);
    } catch (error) {
      if (test.info().status === 'timedOut') throw error;
      expect.soft(String(error), JSON.stringify(thing)).toBe('');
    }
}

/** The same screen in a window so high that nothing of it is below the edge. */
export async function shootWhole(page: Page, shot: Shot): Promise<void> {
  const scroller = openScreen(page).locator(':scope > [data-scroller]');
  const hidden = () => scroller.evaluate((it) => it.scrollHeight - it.clientHeight);
  if ((await scroller.count()) === 0 || (await hidden()) < 8) return;
  // What is fetched only when somebody comes near.
  await scroller.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await settled(page);
  await scroller.evaluate((it) => it.scrollTo(0, 0));
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.min(TALLEST_PX, height + (await hidden())) });
  await settled(page);
  await shoot(page, { ...shot, state: `${shot.state}-whole` });
  await page.setViewportSize({ width, height });
}
