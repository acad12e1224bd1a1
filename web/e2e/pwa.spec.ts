import type { Page } from '@playwright/test';
import { outbox, stored } from './support/app';
import { settled } from './support/pictures';
import { callV1 } from './support/players';
import { publish } from './support/square';
import { expect, NIGHT, test } from './support/test';
import { ready } from './support/worker';

const hint = (page: Page) => page.getByRole('complementary', { name: '安装到桌面' });
const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

interface Manifest {
  name: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
}

test('the manifest is valid, and every icon has its stated size', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/');
  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: '晴空游戏', short_name: '晴空游戏', lang: 'zh-CN', start_url: '/' });
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);

  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of [...icons, { src: touch!, sizes: '180x180' }])
    expect(await sizeOf(page, src), src).toBe(sizes);
  for (const shortcut of manifest.shortcuts) {
    await page.goto(shortcut.url);
    // An unknown path leads home. A screen for players leads this visitor to the login.
    await settled(page);
    expect(new URL(page.url()).pathname, shortcut.url).not.toBe('/');
  }
});

test(
  'the service worker caches the script with the build id, so no page offers an update to its own build',
  NIGHT,
  async ({ open }) => {
    const page = await open({ serviceWorkers: 'allow' });
    await page.goto('/');
    await ready(page);
    const kept = page.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('head > script[src]')!;
      return Boolean(await caches.match(script.src, { ignoreSearch: true }));
    });
    expect(await kept).toBe(true);
  },
);

test('the hint to install the app appears once', NIGHT, async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    if (!localStorage.getItem('install-hint')) localStorage.setItem('install-hint', 'an earlier day');
    window.addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, { prompt: () => Promise.resolve(localStorage.setItem('prompted', 'yes')) });
      window.dispatchEvent(offer);
    });
  });
  await page.goto('/');
  await expect(hint(page)).toBeVisible();
  await hint(page).getByRole('button', { name: '安装' }).tap();
  await expect(hint(page)).toBeHidden();
  expect(await stored(page, 'prompted')).toBe('yes');
  expect(JSON.parse((await stored(page, 'install-hint')) ?? '')).toMatchObject({ day: 'done' });
});

test(
  'a like without a network is sent once when the network is back, also after a reload',
  NIGHT,
  async ({ open, newPlayer, url, faults }) => {
    faults.expected(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
    const [author, player] = [await newPlayer(), await newPlayer()];
    const post = await publish(url, author, '等网络回来再给我一个赞');
    const likes = async () =>
      (await callV1<{ likeNum: number }>(url, player, 'GET', `/api/v1/square/post/${post.id}`)).likeNum;
    const page = await open({ player, serviceWorkers: 'allow' });
    const said: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/like')) said.push(request.method());
    });
    await page.goto(`/post/${post.id}`);
    await expect(heart(page, '点赞，0 个赞')).toBeVisible();
    await ready(page);

    await page.context().setOffline(true);
    await heart(page, '点赞，0 个赞').tap();
    await heart(page, '取消点赞，1 个赞，有网络时送出').tap();
    await heart(page, '点赞，0 个赞，有网络时送出').tap();
    await expect(heart(page, '取消点赞，1 个赞，有网络时送出')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('网络');
    await expect(page.getByText('SDK初始化失败')).toHaveCount(0);
    expect(await outbox(page)).toEqual(['post like']);
    expect(await likes()).toBe(0);

    await page.context().setOffline(false);
    await expect(heart(page, '取消点赞，1 个赞')).toBeVisible();
    expect(await likes()).toBe(1);
    expect(said).toEqual(['POST']);
    await expect.poll(() => outbox(page)).toEqual([]);
  },
);

/** The size of a picture after decoding, such as `96x96`. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, src);
}
