import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { openScreen } from '../../support/app';
import { settled } from '../../support/pictures';

/** Where the pictures go: a folder that git does not know. */
export const folder = resolve(process.env.SCREENSHOTS ?? 'test-results/screenshots');

const TALLEST_PX = 6_000;

export interface Shot {
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
  await page.screenshot({ path: `${folder}/${nameOf(shot)}` });
}

/** The same screen in a window so high that nothing of it is below the edge. */
export async function shootWhole(page: Page, shot: Shot): Promise<void> {
  const scroller = openScreen(page).locator(':scope > [data-scroller]');
  const hidden = () => scroller.evaluate((it) => it.scrollHeight - it.clientHeight);
  if ((await scroller.count()) === 0 || (await hidden()) < 8) return;
  // What is fetched only when somebody comes near.
  await scroller.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await page.waitForLoadState('networkidle');
  await settled(page);
  await scroller.evaluate((it) => it.scrollTo(0, 0));
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.min(TALLEST_PX, height + (await hidden())) });
  await settled(page);
  await shoot(page, { ...shot, state: `${shot.state}-whole` });
  await page.setViewportSize({ width, height });
}
