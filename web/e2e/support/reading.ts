import { devices, expect, type Page } from '@playwright/test';
import { signInElsewhere, type Player } from './players';

/** Another phone of the player's: a login, and so a device, of its own. */
export async function secondPhone(url: string, player: Player): Promise<Player> {
  const account = await signInElsewhere(url, player, devices['Pixel 7'].userAgent);
  return { ...player, account };
}

/** What is read: the strip, or the pages that are turned. */
export const comic = (page: Page) => page.getByRole('group', { name: '漫画内容' });

/** How far the strip is scrolled. */
export const stripTop = (page: Page): Promise<number> => comic(page).evaluate((strip) => strip.scrollTop);

/** Scrolls the strip as a finger would have left it. */
export const scrollStrip = (page: Page, top: number): Promise<void> =>
  comic(page).evaluate((strip, to) => strip.scrollTo({ top: to }), top);

/** The picture of a page, once it is there. */
export async function seePage(page: Page, name: string | RegExp): Promise<void> {
  const picture = comic(page).getByRole('img', { name }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Calls the bars by a tap in the middle, if they are not there. */
export async function callBars(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: '返回' });
  if (await back.isVisible()) return;
  const { width, height } = page.viewportSize()!;
  await page.touchscreen.tap(width / 2, height / 2);
  await expect(back).toBeVisible();
}

/** The question that a device asks when another one has read elsewhere. */
export const question = (page: Page) => page.getByRole('dialog', { name: /在另一台设备上[看读]到/ });
