import type { Page } from '@playwright/test';
import { expectRoute, openScreen, scrolled, signIn, tabs } from './support/app';
import { settled } from './support/pictures';
import { screens } from './support/screens';
import { expect, NIGHT, test } from './support/test';

test('every screen for players sends a visitor to the login', async ({ open }) => {
  const page = await open();
  for (const { path } of screens.filter(({ withAuth }) => withAuth)) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
});

test('signing in leads to the screen that the visitor asked for', NIGHT, async ({ open, newPlayer }) => {
  const { loginName, password } = await newPlayer();
  const page = await open();
  await page.goto('/coins?from=card');
  await expect(page).toHaveURL('/login');
  await signIn(page, loginName, password);
  await expect(page).toHaveURL('/coins?from=card');
  await expectRoute(page, 'coins');
});

test('the history has one entry for a page that was left to sign in', NIGHT, async ({ open, newPlayer }) => {
  const { loginName, password } = await newPlayer();
  const page = await open();
  await page.goto('/games');
  await gameRows(page).first().waitFor();
  await page.evaluate(() => history.pushState({ idx: 1, key: 'detail' }, '', '/detail/1004'));
  await page.reload();
  await openScreen(page)
    .getByRole('button', { name: /^下载 · / })
    .tap();
  await expect(page).toHaveURL('/login');
  await signIn(page, loginName, password);
  await expect(page.getByRole('dialog', { name: '确认下载' })).toBeVisible();
  await expect(page).toHaveURL('/detail/1004');
  await page.getByRole('button', { name: '取消' }).tap();
  await page.goBack();
  await expect(page).toHaveURL('/games');
});

test('the sign-in screens lead a player home', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  for (const { path } of screens.filter(({ guestsOnly }) => guestsOnly)) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test(
  'a new page moves in while the old one moves out, and back reverses the movement',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/games');
    await gameRows(page).first().waitFor();
    // Holds every movement at its half, where both pages are visible.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { animation-play-state: paused !important; animation-delay: -120ms !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    const left = async (route: string) =>
      (await page.locator(`[data-route="${route}"]`).boundingBox())?.x ?? NaN;
    await gameRows(page).first().tap();
    await expectRoute(page, 'detail');
    expect(await left('detail')).toBeGreaterThan(0);
    expect(await left('games')).toBeLessThan(0);
    await page.goBack();
    await expectRoute(page, 'games');
    expect(await left('detail')).toBeGreaterThan(0);
    expect(await left('games')).toBeLessThan(0);
  },
);

test('with reduced motion, pages change at once', NIGHT, async ({ open }) => {
  const moved = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await open({ reducedMotion });
    await page.addInitScript(() => {
      const routes: string[] = ((window as { moved?: string[] }).moved = []);
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof HTMLElement) || !target.dataset.route) return;
        // Reduced motion shortens a movement to less than a frame.
        if (parseFloat(getComputedStyle(target).animationDuration) > 0.016) routes.push(target.dataset.route);
      });
    });
    await page.goto('/games');
    await gameRows(page).first().tap();
    await expect(page.locator('[data-route="games"]')).toBeHidden();
    await settled(page);
    return page.evaluate(() => (window as { moved?: string[] }).moved);
  };
  expect(await moved('no-preference')).toContain('detail');
  expect(await moved('reduce')).toEqual([]);
});

test.describe('a script that fails to load', () => {
  test('leaves every page usable if it is optional', NIGHT, async ({ open, newPlayer, faults }) => {
    faults.expected(/ERR_FAILED/);
    const page = await open({
      player: await newPlayer(),
      viewport: { width: 1440, height: 900 },
      hasTouch: false,
      isMobile: false,
      announcement: true,
    });
    const missing = ['RouteIcon', 'Scene', 'Socket', 'MissingPrompt', 'Desktop', 'DownloadSides'];
    await page.route(new RegExp(`/assets/(${missing.join('|')}|AnnouncementPopup)-`), (route) =>
      route.abort(),
    );
    for (const path of ['/message', '/', '/download/1001']) {
      const failed = page.waitForEvent('requestfailed');
      await page.goto(path);
      await failed;
      await expect(openScreen(page).locator('[data-scroller]'), path).not.toBeEmpty();
    }
  });

  test('of a page shows an error in its place', NIGHT, async ({ open, faults }) => {
    faults.expected(/ERR_FAILED|Failed to fetch dynamically imported module/);
    const page = await open();
    await page.route(/\/assets\/(FaqPage|Scene)-/, (route) => route.abort());
    await page.goto('/faq');
    await expect(openScreen(page).getByText('这一页没能打开')).toBeVisible();
    await expect(openScreen(page).getByRole('button', { name: '返回' })).toBeVisible();
  });

  test('of a page loads when the network is back, at the same address', async ({ open, faults }) => {
    faults.expected(
      /ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported module|WebSocket/,
    );
    const page = await open();
    await page.goto('/square');
    await expectRoute(page, 'square');
    await settled(page);
    await page.context().setOffline(true);
    await openScreen(page).locator('[data-post] a[href^="/post/"]').first().tap();
    const screen = page.locator('[data-route="post"]');
    await expect(screen.getByText('没有网络，连上后会自动打开')).toBeVisible();
    await expect(screen.getByRole('heading', { name: '帖子' })).toBeVisible();
    const address = page.url();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.context().setOffline(false);
    await expect(screen.getByRole('button', { name: '登录后参与讨论' })).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await screen.getByRole('button', { name: '返回' }).tap();
    await expectRoute(page, 'square');
  });

  test('of a page that the server refuses loads by itself later', NIGHT, async ({ open, faults }) => {
    faults.expected(/503|Failed to load resource|dynamically imported module/);
    const page = await open();
    await page.route(/\/assets\/FaqPage-/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/faq');
    await expect(openScreen(page).getByText('这一页没能打开')).toBeVisible();
    await page.unrouteAll();
    await expect(openScreen(page).getByText('这一页没能打开')).toBeHidden();
    await expectRoute(page, 'faq');
  });

  test(
    'of a page makes the document load again if a repeated import fails, too',
    NIGHT,
    async ({ open, faults }) => {
      faults.expected(/ERR_FAILED|Failed to fetch dynamically imported module/);
      const page = await open();
      // Like a browser that keeps a failed import: all attempts of one document fail.
      await page.route(/\/assets\/FaqPage-[^/]*\.js/, async (route) => {
        const reloaded = await page.evaluate(() => sessionStorage.getItem('reloaded'));
        await (reloaded ? route.continue() : route.abort());
      });
      await page.addInitScript(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        if (navigation?.type === 'reload') sessionStorage.setItem('reloaded', 'yes');
      });
      await page.goto('/faq');
      await expect(openScreen(page).getByText('这一页没能打开')).toBeVisible();
      await expect(openScreen(page).getByText('这一页没能打开')).toBeHidden();
      await expectRoute(page, 'faq');
      await expect(openScreen(page).getByRole('button', { name: '返回' })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBe('yes');
    },
  );

  test(
    'of a page that a newer release has removed makes the document load again',
    NIGHT,
    async ({ open, faults }) => {
      faults.expected(/404|Failed to load resource|dynamically imported module/);
      const page = await open();
      let requests = 0;
      await page.route(/\/assets\/FaqPage-[^/]*\.js/, async (route) => {
        requests += 1;
        await (requests === 1 ? route.fulfill({ status: 404 }) : route.continue());
      });
      await page.route(/\/faq$/, async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        await route.fulfill({
          contentType: 'text/html',
          body: '<script src="/assets/first-newer.js"></script>',
        });
      });
      await page.goto('/faq');
      await expect.poll(() => requests).toBe(2);
      await expectRoute(page, 'faq');
      await expect(openScreen(page).getByText('这一页没能打开')).toBeHidden();
    },
  );

  test('leaves the page its bar and its tabs while it loads', NIGHT, async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer() });
    await page.route(/\/assets\/(NoticePage|PostPage)-[^/]*\.js/, () => undefined);
    await page.goto('/notice');
    const notice = page.locator('[data-route="notice"]');
    for (const name of ['赞', '评论和@', '关注']) await expect(notice.getByText(name)).toBeVisible();
    await page.goto('/post/1');
    await expect(page.getByRole('heading', { name: '帖子' })).toBeVisible();
    await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  });

  test('of a dialog shows an error', NIGHT, async ({ open, newPlayer, faults }) => {
    faults.expected(/ERR_FAILED/);
    const page = await open({ player: await newPlayer() });
    await page.route(/\/assets\/DownloadDialogs-/, (route) => route.abort());
    await page.goto('/detail/1004');
    await openScreen(page)
      .getByRole('button', { name: /^下载 · / })
      .tap();
    await expect(page.getByText('网络开小差了，请检查网络后再试')).toBeVisible();
    await expectRoute(page, 'detail');
  });

  for (const file of ['boot', 'index'])
    test(
      `of the app itself (${file}) shows an error, and a tap loads it`,
      NIGHT,
      async ({ open, faults }) => {
        faults.expected(/ERR_FAILED|Failed to fetch dynamically imported module/);
        const page = await open();
        await page.route(new RegExp(`/assets/${file}-`), (route) => route.abort());
        await page.goto('/faq');
        const retry = page.getByRole('button', { name: '没能加载出来，点一下重试' });
        await expect(retry).toBeVisible();
        await page.unrouteAll();
        await retry.tap();
        await expectRoute(page, 'faq');
      },
    );
});

test('an unknown address leads home', NIGHT, async ({ open }) => {
  const page = await open();
  for (const path of ['/nowhere', '/detail', '/games/a/b', '/post/1/2', '/LOGIN/x']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expectRoute(page, 'home');
  }
});

test('the five tabs are in order, open their screens and mark the current one', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '广场', '漫画', '游戏', '我的']);
  const routes = { 广场: 'square', 漫画: 'animate', 游戏: 'games', 我的: 'profile', 首页: 'home' };
  for (const [name, route] of Object.entries(routes)) {
    const tab = tabs(page).getByRole('link', { name });
    const outline = await tab.locator('svg').innerHTML();
    await tab.tap();
    await expectRoute(page, route);
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText(name);
    expect(await tab.locator('svg').innerHTML(), 'the focused icon').not.toBe(outline);
    await expect(tabs(page)).toHaveClass(route === 'animate' ? /special/ : /^(?!.*special)/);
  }
});

test('a screen without a tab marks no tab as current', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/welfare');
  await expect(tabs(page)).toBeVisible();
  await expect(tabs(page).locator('[aria-current=page]')).toHaveCount(0);
});

test(
  'back leads to the previous entry, from the login to home, and without a previous entry to home',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    const back = () => openScreen(page).getByRole('button', { name: '返回' }).tap();
    await test.step('to the previous entry', async () => {
      await page.goto('/games');
      await gameRows(page).first().tap();
      await expect(page).toHaveURL(/\/detail\/\d+$/);
      await back();
      await expect(page).toHaveURL('/games');
    });
    await test.step('from the login to home', async () => {
      await page.goto('/profile');
      await page.getByRole('link', { name: '登录/注册' }).tap();
      await expect(page).toHaveURL('/login');
      await back();
      await expect(page).toHaveURL('/');
    });
    await test.step('without a previous entry to home', async () => {
      const link = await page.context().newPage();
      await link.goto('/detail/1001');
      await link.getByRole('button', { name: '返回' }).tap();
      await expect(link).toHaveURL('/');
    });
  },
);

test('back keeps the scroll position of a list', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/games');
  const rows = gameRows(page);
  await expect(rows).toHaveCount(20);
  await rows.last().scrollIntoViewIfNeeded();
  // This row is on the second page of the list.
  const row = rows.nth(24);
  await row.scrollIntoViewIfNeeded();
  const name = await row.locator('strong').innerText();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(1000);
  await row.tap();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expectRoute(page, 'games');
  await expect(row).toBeInViewport();
  expect(await scrolled(page)).toBe(place);
});

const gameRows = (page: Page) => openScreen(page).locator('a[href^="/detail/"]');
