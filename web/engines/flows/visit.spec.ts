import { expect } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { publish } from '../../e2e/support/square.ts';
import { flow } from '../support/flow.ts';
import type { Page } from '../support/page.ts';
import { waitUntil } from '../support/waitUntil.ts';

const SECTIONS = [
  { path: '/', title: '晴空游戏' },
  { path: '/games', title: '晴空游戏 | 游戏' },
  { path: '/animate', title: '晴空游戏 | 漫画' },
  { path: '/profile', title: '晴空游戏 | 我的' },
];

for (const { path, title } of SECTIONS)
  flow(`a visitor opens ${path}`, async ({ page }) => {
    await page.prepare();
    await page.goto(path);
    await page.titled(title);
    await seePictures(page);
  });

// Other flows also publish posts with links, but at unknown times.
flow('a visitor opens /square, where a post has a link', async ({ page, newPlayer, server }) => {
  await publish(server, await newPlayer(), '请看 https://example.com/guide 这里');
  await page.prepare();
  await page.goto('/square');
  await page.titled('晴空游戏 | 礼包中心');
  await seePictures(page);
});

flow('the carousel of the home screen is as high as its slides', async ({ page }) => {
  await page.prepare();
  await page.goto('/');
  const excess = () =>
    page.session.evaluate(() => {
      const picture = document.querySelector('[aria-roledescription=carousel] img, [class*=carousel] img');
      const carousel = picture?.closest('[aria-roledescription=carousel], [class*=carousel]');
      if (!picture || !carousel || !(picture as HTMLImageElement).naturalWidth) return null;
      return Math.round(carousel.getBoundingClientRect().height - picture.getBoundingClientRect().height);
    });
  const seen = await waitUntil('the carousel shows a picture', async () => ({ excess: (await excess())! }));
  expect(seen.excess, 'pixels below the slide').toBe(0);
});

flow('a visitor registers', async ({ page }) => {
  const loginName = `player${randomBytes(6).toString('hex')}`;
  await page.prepare();
  await page.goto('/register');
  await page.fill('账号', loginName);
  await page.fill('密码', 'clear-sky-2026');
  await page.fill('确认密码', 'clear-sky-2026');
  await page.tap('button', '注册并登录');
  await page.see('text', `欢迎加入，${loginName}`);
  await page.at('/');
  await page.see('status', '2 条未读');
});

flow('a visitor chooses English', async ({ page }) => {
  await page.prepare();
  await page.goto('/profile');
  await page.tap('button', 'English');
  await page.titled('Clear Sky Games | Me');
  await page.see('link', 'Home');
  await page.reload();
  await page.titled('Clear Sky Games | Me');
});

flow(
  'the app is dark where the system is',
  async ({ page }) => {
    await page.prepare();
    await page.goto('/');
    const colours = await page.session.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector('[data-stage]')!);
      return { color, backgroundColor, body: getComputedStyle(document.body).backgroundColor };
    });
    const light = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map(Number)
        .reduce((a, b) => a + b);
    expect(light(colours.color), `text in ${JSON.stringify(colours)}`).toBeGreaterThan(500);
    expect(light(colours.backgroundColor), `ground in ${JSON.stringify(colours)}`).toBeLessThan(200);
  },
  { scheme: 'dark' },
);

flow('the app opens without a network', async ({ page, proxy, allow }) => {
  allow(/not loaded|network|fetch|Load failed|WebSocket|SDK|connection/i);
  await page.prepare();
  await page.goto('/');
  await waitUntil(
    'the service worker controls the page',
    () => page.session.evaluate(() => Boolean(navigator.serviceWorker?.controller)),
    30_000,
  );
  await proxy.close();
  await page.reload();
  await page.see('link', '首页');
  await page.see('text', /网络/);
});

function seePictures({ session }: Page): Promise<unknown> {
  return waitUntil('every picture in view is loaded', () =>
    session.evaluate(() => {
      // The browser does not load a lazy picture behind the tab bar.
      const inView = [...document.querySelectorAll<HTMLImageElement>('[data-stage] img')].filter((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
      });
      return inView.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    }),
  );
}
