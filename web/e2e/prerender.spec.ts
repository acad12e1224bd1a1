import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { settled } from './support/pictures';
import { expect, test } from './support/test';

const SECTIONS = ['/', '/square', '/animate', '/games', '/profile'];
const prerendered = (page: Page) => page.locator('[data-painted]');

/** Holds back the app: of its scripts only the first one loads, and the style sheets. */
const holdApp = (page: Page) => page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined);

const see = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('a visitor sees each section before the app loads', async ({ open }) => {
  const page = await open();
  await holdApp(page);
  for (const path of SECTIONS) {
    await see(page, path);
    await expect(prerendered(page), path).toBeVisible();
    await expect(prerendered(page).getByText('首页'), path).toBeVisible();
  }
});

test('the server prerenders the entries that fill the window, and the app adds the rest of the list', async ({
  open,
}) => {
  const page = await open();
  await see(page, '/square');
  const posts = openScreen(page).locator('[data-post]');
  await expect(prerendered(page)).toHaveCount(0);
  await expect(posts.nth(8)).toBeAttached();

  await holdApp(page);
  await see(page, '/square');
  await expect(prerendered(page).locator('[data-post]')).toHaveCount(4);
});

test('players and English readers never see the prerendered screen', async ({ open, newPlayer }) => {
  const english = await open();
  await english.addInitScript(() => localStorage.setItem('language', 'en'));
  const player = await open({ player: await newPlayer() });
  for (const page of [english, player]) {
    await holdApp(page);
    for (const path of SECTIONS) {
      await see(page, path);
      await expect(prerendered(page), path).toBeAttached();
      await expect(prerendered(page), path).toBeHidden();
    }
  }
});

test('the app replaces the prerendered screen without fetching its data again', async ({ open }) => {
  const page = await open();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  for (const path of SECTIONS) {
    await page.goto(path);
    await expect(openScreen(page)).toBeVisible();
    await settled(page);
    // Every start makes this call, so the absence of the other one is no gap in the recording.
    expect(asked, path).toContain('/api/user/device/init');
    expect(asked, path).not.toContain('/api/v1/square/tag/list');
    asked.length = 0;
  }
});
