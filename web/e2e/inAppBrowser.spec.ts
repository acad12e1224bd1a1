import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { seriousFaults } from './support/axe';
import { expect, NIGHT, test } from './support/test';

const FREE = '/detail/1006';
const PAID = '/detail/1004';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const WECHAT = `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MMWEBID/2247 MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`;
const QQ = `${ANDROID} Chrome/89.0.4389.72 MQQBrowser/6.2 TBS/046247 Mobile Safari/537.36 V1_AND_SQ_8.9.28_3700_YYB_D QQ/8.9.28.10155 NetType/WIFI WebP/0.4.1`;
const WEIBO = `${ANDROID} Chrome/109.0.5414.86 Mobile Safari/537.36 Weibo (HUAWEI-LIO-AN00__weibo__11.1.3__android__android10)`;
const QQ_BROWSER = `${ANDROID} Chrome/109.0.5414.86 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046517`;
const WINDOWS_WECHAT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) UnifiedPCWindowsWechat(0xf254160a) XWEB/18055';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const guide = (page: Page) => page.getByRole('dialog', { name: '在浏览器打开' });
const button = (page: Page, name: string | RegExp) => openScreen(page).getByRole('button', { name });
/** Fails the test if the page requests a download. */
const forbidDownloads = (page: Page) => page.route('**/api/user/game/download/**', (route) => route.abort());

for (const [app, userAgent] of [
  ['微信', WECHAT],
  ['QQ', QQ],
  ['微博', WEIBO],
] as const)
  test(
    `in ${app}, a download shows how to open the page in a browser, and charges nothing`,
    app === '微信' ? {} : NIGHT,
    async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer(), userAgent });
      await forbidDownloads(page);
      await page.goto(FREE);
      await button(page, '免费下载').tap();
      await expect(guide(page)).toContainText(`${app}里不能直接下载`);
      await expect(guide(page)).toContainText('点右上角的更多菜单');
      expect(await seriousFaults(page), 'axe').toEqual([]);
      await guide(page).getByRole('button', { name: '知道啦' }).tap();
      await expect(guide(page)).toHaveCount(0);
      await page.goto(PAID);
      await button(page, /^下载 · /).tap();
      await expect(guide(page)).toBeVisible();
      await expect(page.getByRole('dialog', { name: '确认下载' })).toHaveCount(0);
    },
  );

test('the link of the page can be copied', NIGHT, async ({ open, url }) => {
  const page = await open({ userAgent: WECHAT, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(FREE);
  await button(page, '免费下载').tap();
  await guide(page).getByRole('button', { name: '复制链接' }).tap();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}${FREE}`);
});

test('WeChat on a computer names its own menu', NIGHT, async ({ open }) => {
  const page = await open({
    userAgent: WINDOWS_WECHAT,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  await page.goto(FREE);
  await button(page, '免费下载').click();
  await expect(guide(page)).toContainText('用默认浏览器打开');
});

test('a standalone browser, such as QQ Browser, downloads', NIGHT, async ({ open }) => {
  const page = await open({ userAgent: QQ_BROWSER });
  await page.goto(FREE);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, '免费下载').tap()]);
  expect(file.suggestedFilename()).toMatch(/\.apk$/);
});

test('an iPhone is led to the App Store if the game names its page there', NIGHT, async ({ open }) => {
  const page = await open({ userAgent: IPHONE });
  await forbidDownloads(page);
  await page.route('https://apps.apple.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>App Store</title>' }),
  );
  await page.goto('/detail/1015');
  await button(page, '去 App Store 下载').tap();
  await expect(page).toHaveURL(/^https:\/\/apps\.apple\.com\/cn\/app\/id\d+$/);
});
