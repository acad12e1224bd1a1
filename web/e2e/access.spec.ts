import type { Locator, Page } from '@playwright/test';
import { expectRoute, openScreen, tabs } from './support/app';
import { axeFaults } from './support/axe';
import { settled } from './support/pictures';
import { expect, NIGHT, test } from './support/test';
import { sized } from './support/variants';

const PAID = 1004;

test('the keyboard alone suffices from the home screen to a game and through its download dialog', async ({
  open,
  newPlayer,
}) => {
  const page = await open({ ...sized({ width: 1440, height: 900 }), player: await newPlayer() });
  await page.goto('/');
  await settled(page);
  const card = openScreen(page).locator('a[href^="/detail/"]').first();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\/\d+$/);

  await page.goto(`/detail/${PAID}`);
  const buy = openScreen(page).getByRole('button', { name: /^下载 · / });
  await tabTo(page, buy);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await test.step('Tab keeps the focus in the dialog', async () => {
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      expect(await focusIsOutside(page), `after ${step + 1} steps`).toBe(false);
    }
  });
  await tabTo(page, dialog.getByRole('button', { name: '取消' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(buy).toBeFocused();
});

test(
  'a new page takes the focus and announces its title; back restores the focus',
  NIGHT,
  async ({ open }) => {
    const page = await open(sized({ width: 1440, height: 900 }));
    await page.goto('/games');
    await settled(page);
    const row = openScreen(page).locator('a[href^="/detail/"]').nth(1);
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-route="detail"]')).toBeFocused();
    await expect(page.locator('[aria-live="polite"][data-page-title]')).toHaveText('游戏');
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(openScreen(page).getByRole('button', { name: '返回' })).toBeFocused();
    await page.goBack();
    await expectRoute(page, 'games');
    await expect(row).toBeFocused();
  },
);

test('the keyboard reaches and uses the tabs', NIGHT, async ({ open }) => {
  const page = await open(sized({ width: 1440, height: 900 }));
  await page.goto('/');
  await settled(page);
  const games = tabs(page).getByRole('link', { name: '游戏' });
  // The tabs are last on the page, so Shift+Tab from its beginning reaches them first.
  await tabTo(page, games, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/games');
  await expect(games).toHaveAttribute('aria-current', 'page');
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('80 presses of Tab do not reach the target');
}

/** Whether an element of the page below the dialog has the focus. The browser's own controls do not count. */
const focusIsOutside = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest('dialog');
  });
