import type { Locator, Page } from '@playwright/test';
import { expectRoute, openScreen, signIn } from './support/app';
import { settled } from './support/pictures';
import { expect, NIGHT, test } from './support/test';

const SECTIONS = ['/', '/square', '/animate', '/games', '/profile'];
const prerendered = (page: Page) => page.locator('[data-painted]');

/** Holds back the app: of its scripts only the first one loads, and the style sheets. */
const holdApp = (page: Page) => page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined);

const see = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** Holds back the app like `holdApp`, until the returned function is called. */
async function holdAppUntil(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a visitor sees each section before the app loads', async ({ open }) => {
  const page = await open();
  await holdApp(page);
  for (const path of SECTIONS) {
    await see(page, path);
    await expect(prerendered(page), path).toBeVisible();
    await expect(prerendered(page).getByText('首页'), path).toBeVisible();
  }
});

test(
  'the server prerenders the entries that fill the window, and the app adds the rest of the list',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await see(page, '/square');
    const posts = openScreen(page).locator('[data-post]');
    await expect(prerendered(page)).toHaveCount(0);
    await expect(posts.nth(8)).toBeAttached();

    await holdApp(page);
    await see(page, '/square');
    await expect(prerendered(page).locator('[data-post]')).toHaveCount(4);
  },
);

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

test('the app replaces the prerendered screen without fetching its data again', NIGHT, async ({ open }) => {
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

test('tabs of the prerendered screen are links that work before the app loads', NIGHT, async ({ open }) => {
  const page = await open();
  await holdApp(page);
  await see(page, '/');
  await prerendered(page).getByRole('link', { name: '广场' }).tap();
  await expect(page).toHaveURL('/square');
  await expect(prerendered(page).locator('[data-post]').first()).toBeVisible();
});

test(
  'a tap on a card before the app has started opens its page, and back returns',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    const release = await holdAppUntil(page);
    await see(page, '/games');
    await prerendered(page).locator('a[href^="/detail/"]').first().tap();
    release();
    await expectRoute(page, 'detail');
    await openScreen(page).getByRole('button', { name: '返回' }).tap();
    await expectRoute(page, 'games');
  },
);

test(
  'after a tap on the sign-in before the app has started, the sign-in leads back',
  NIGHT,
  async ({ open, newPlayer }) => {
    const { loginName, password } = await newPlayer();
    const page = await open();
    const release = await holdAppUntil(page);
    await see(page, '/profile');
    await prerendered(page).getByRole('link', { name: '登录/注册' }).first().tap();
    release();
    await expectRoute(page, 'login');
    await signIn(page, loginName, password);
    await expect(page).toHaveURL('/profile');
  },
);

test('they work without scripts, too', NIGHT, async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/');
  await prerendered(page).getByRole('link', { name: '漫画', exact: true }).last().tap();
  await expect(page).toHaveURL('/animate');
  await page.goto('/games');
  await prerendered(page).locator('a[href^="/detail/"]').first().tap();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

test('a tap on a button before the app has started takes effect afterwards', NIGHT, async ({ open }) => {
  const page = await open();
  const release = await holdAppUntil(page);
  await see(page, '/square');
  const newest = (screen: Locator) => screen.getByRole('button', { name: '最新' });
  await newest(prerendered(page)).tap();
  await expect(newest(prerendered(page))).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(newest(openScreen(page))).toHaveAttribute('aria-pressed', 'true');
  await expect(prerendered(page)).toHaveCount(0);
});

test(
  'a double tap before the app has started counts once, and a tap behind a dialog does not count',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    const release = await holdAppUntil(page);
    await see(page, '/square');
    const card = prerendered(page).locator('[data-post]').first();
    await card.getByRole('button', { name: '更多' }).tap();
    await card.getByRole('button', { name: '更多' }).tap();
    await prerendered(page).getByRole('button', { name: '最新' }).tap();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(prerendered(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/square');
  },
);

test(
  'text that is typed before the app has started stays, and Enter does not load the page again',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    const release = await holdAppUntil(page);
    await see(page, '/games');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await prerendered(page).getByRole('searchbox', { name: '搜索游戏' }).fill('猫国');
    await page.keyboard.press('Enter');
    release();
    await expect(prerendered(page)).toHaveCount(0);
    const field = openScreen(page).getByRole('searchbox', { name: '搜索游戏' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('猫国');
    await expect(page).toHaveURL(/keyword=/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);

test('a tap on a post before the app has started opens the post', NIGHT, async ({ open }) => {
  const page = await open();
  const release = await holdAppUntil(page);
  await see(page, '/square');
  const post = prerendered(page).locator('[data-post]').first();
  const id = await post.getAttribute('data-post');
  // Next to its links.
  await post.tap({ position: { x: 180, y: 4 } });
  release();
  await expectRoute(page, 'post');
  await expect(page).toHaveURL(`/post/${id}`);
});

test(
  'a press that begins before the app has started and ends afterwards is a click',
  NIGHT,
  async ({ open }) => {
    const page = await open({ hasTouch: false, isMobile: false });
    const release = await holdAppUntil(page);
    await see(page, '/');
    const tab = await prerendered(page).getByRole('link', { name: '广场' }).boundingBox();
    await page.mouse.move(tab!.x + tab!.width / 2, tab!.y + tab!.height / 2);
    await page.mouse.down();
    release();
    await expect(prerendered(page)).toHaveCount(0);
    await page.mouse.up();
    await expectRoute(page, 'square');
  },
);

test('the keyboard keeps its place when the app replaces the prerendered screen', NIGHT, async ({ open }) => {
  const page = await open();
  const release = await holdAppUntil(page);
  await see(page, '/square');
  const newest = prerendered(page).getByRole('button', { name: '最新' });
  await newest.focus();
  await expect(newest).toBeFocused();
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(openScreen(page).getByRole('button', { name: '最新' })).toBeFocused();
});
