import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { settled } from './support/pictures';
import { expect, test } from './support/test';

const SECTIONS = ['/', '/square', '/animate', '/games', '/profile'];
const painted = (page: Page) => page.locator('[data-painted]');

/** Nothing of the app arrives, as on a line that broke: only the page's first script and its sheets. */
const holdApp = (page: Page) => page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined);

const see = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('a visitor sees each section before the app is there', async ({ open }) => {
  const page = await open();
  await holdApp(page);
  for (const path of SECTIONS) {
    await see(page, path);
    await expect(painted(page), path).toBeVisible();
    await expect(painted(page).getByText('首页'), path).toBeVisible();
  }
});

test('the server paints what fills the window, and the app brings the rest of the list behind it', async ({
  open,
}) => {
  const page = await open();
  await see(page, '/square');
  const posts = openScreen(page).locator('[data-post]');
  await expect(painted(page)).toHaveCount(0);
  await expect(posts.nth(8)).toBeAttached();

  await holdApp(page);
  await see(page, '/square');
  await expect(painted(page).locator('[data-post]')).toHaveCount(4);
});

test('who has a screen of their own never sees a visitor’s', async ({ open, newPlayer }) => {
  const english = await open();
  await english.addInitScript(() => localStorage.setItem('language', 'en'));
  const player = await open({ player: await newPlayer() });
  for (const page of [english, player]) {
    await holdApp(page);
    for (const path of SECTIONS) {
      await see(page, path);
      await expect(painted(page), path).toBeAttached();
      await expect(painted(page), path).toBeHidden();
    }
  }
});

test('the app takes its place without asking again', async ({ open }) => {
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
    // The first call of every start was heard: so would the others have been.
    expect(asked, path).toContain('/api/user/device/init');
    expect(asked, path).not.toContain('/api/v1/square/tag/list');
    asked.length = 0;
  }
});
