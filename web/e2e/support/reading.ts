import { devices, expect, type Page } from '@playwright/test';
import { signInElsewhere, type Player } from './players';

/** Signs the player in on another phone. Each login is a device. */
export async function secondPhone(url: string, player: Player): Promise<Player> {
  const account = await signInElsewhere(url, player, devices['Pixel 7'].userAgent);
  return { ...player, account };
}

/** The pages of a comic: a strip, or pages that turn. */
export const comic = (page: Page) => page.getByRole('group', { name: '漫画内容' });

/** The scroll position of the strip, px. */
export const stripTop = (page: Page): Promise<number> => comic(page).evaluate((strip) => strip.scrollTop);

/** Scrolls the strip to a position at once. */
export const scrollStrip = (page: Page, top: number): Promise<void> =>
  comic(page).evaluate((strip, to) => strip.scrollTo({ top: to }), top);

/** Waits until the picture of a page is loaded. */
export async function seePage(page: Page, name: string | RegExp): Promise<void> {
  const picture = comic(page).getByRole('img', { name }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Shows the bars by a tap in the middle, unless they are visible. */
export async function callBars(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: '返回' });
  if (await back.isVisible()) return;
  const { width, height } = page.viewportSize()!;
  await page.touchscreen.tap(width / 2, height / 2);
  await expect(back).toBeVisible();
}

/** The dialog that asks whether to continue at the place of another device. */
export const question = (page: Page) => page.getByRole('dialog', { name: /在另一台设备上[看读]到/ });
