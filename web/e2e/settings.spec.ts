import type { Page } from '@playwright/test';
import { expectRoute, openScreen, stored } from './support/app';
import { expect, NIGHT, test } from './support/test';

const DARK_GROUND = 'rgb(11, 17, 22)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a dark theme is chosen by finger, and is there before the first paint of every later page', async ({
  open,
  faults,
}) => {
  const page = await open();
  await page.goto('/profile');
  await page.getByRole('link', { name: '设置' }).first().tap();
  await expectRoute(page, 'settings');
  const light = await ground(page);
  await page.getByLabel('深色').check();
  expect(await ground(page)).toBe(DARK_GROUND);

  // Without any code of the app, only the page's first script runs.
  faults.expected(/ERR_FAILED/);
  await page.route(/\/assets\/(?!first-).*\.js$/, (route) => route.abort());
  for (const path of ['/', '/settings']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => document.body && document.documentElement.dataset.theme))
      .toBe('dark');
    await expect.poll(() => ground(page)).toBe(DARK_GROUND);
    const bars = page.locator('meta[name=theme-color]');
    await expect(bars.nth(0)).toHaveAttribute('media', 'not all');
    await expect(bars.nth(1)).toHaveAttribute('media', 'all');
  }
  await page.unroute(/\/assets\/(?!first-).*\.js$/);

  await page.goto('/settings');
  await page.getByLabel('跟随系统').check();
  expect(await ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(DARK_GROUND);
});

test('a theme chosen in one tab changes the other tabs', NIGHT, async ({ open }) => {
  const page = await open();
  const other = await page.context().newPage();
  await other.goto('/faq');
  // The deferred part of the start follows other tabs.
  await other.waitForResponse(/deferredStartup/);
  await page.goto('/settings');
  await page.getByLabel('深色').check();
  await expect.poll(() => ground(other)).toBe(DARK_GROUND);
});

test(
  'clearing the cache says what it freed and keeps the sign-in, drafts and unsent writes',
  NIGHT,
  async ({ open, newPlayer }) => {
    const player = await newPlayer();
    const { uid } = player.account;
    const page = await open({ player });
    await page.goto('/settings');
    await page.evaluate(
      async ({ uid }) => {
        const old = await caches.open('of-an-older-release');
        await old.put('/old', new Response('x'.repeat(300_000)));
        localStorage.setItem(`${uid}:draft`, JSON.stringify({ content: '写到一半', version: 1 }));
      },
      { uid },
    );
    await page.reload();
    await expect(page.getByTestId('cache-size')).toHaveText(/^29\dKB$/);
    await page.getByRole('button', { name: '清理缓存' }).tap();
    await expect(page.getByText(/清理好了，腾出 29\dKB/)).toBeVisible();
    await expect(page.getByTestId('cache-size')).toHaveText('0B');
    expect(await stored(page, `${uid}:draft`)).toContain('写到一半');
    await page.goto('/profile');
    await expect(openScreen(page).getByText('退出登录')).toBeVisible();
  },
);

test('a player reaches the devices from the settings by keyboard', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/settings');
  const devices = page.getByRole('link', { name: '登录设备' });
  await devices.focus();
  await page.keyboard.press('Enter');
  await expectRoute(page, 'devices');
});
