import type { Page } from '@playwright/test';
import { expectRoute, openScreen, signIn, stored } from './support/app';
import { seriousFaults } from './support/axe';
import { expectFile, fetched, gameOf } from './support/files';
import { OneGame } from './support/pack';
import { settled } from './support/pictures';
import { callAs, register } from './support/players';
import { command, Portal } from './support/portal';
import { expect, NIGHT, test } from './support/test';
import { touch } from './support/touch';
import { sized } from './support/variants';

const FREE = 1006;
const PAID = 1004;
const PRICE = 45;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => openScreen(page).getByRole('button', { name });
const confirm = (page: Page, name = '确认下载') =>
  page.getByRole('dialog').getByRole('button', { name }).tap();
const balance = (page: Page) => page.getByTestId('coin-balance');

test('a visitor downloads a free game without signing in', async ({ open, url }) => {
  const game = await gameOf(url, FREE);
  const page = await open();
  await page.goto(`/detail/${FREE}`);
  const file = await fetched(page, () => button(page, '免费下载').tap());
  expectFile(file, game, 'android');
  await expect(page.getByText('开始下载')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('the device remembers the download', async () => {
    await page.reload();
    expectFile(await fetched(page, () => button(page, '再次下载').tap()), game, 'android');
  });
});

test('a paid game is charged once after a confirmation, and a second download is free', async ({
  open,
  newPlayer,
  portal,
  url,
}) => {
  const player = await newPlayer();
  await portal('coin', 'grant', '--to', player.loginName, '--amount', '100');
  const game = await gameOf(url, PAID);
  const wallet = await open({ player });
  await wallet.goto('/profile');
  await expect(balance(wallet)).toHaveText('100');
  const page = await open();

  await test.step('a visitor signs in first; then the app asks for confirmation', async () => {
    await page.goto(`/detail/${PAID}`);
    await button(page, `下载 · ${PRICE}X钻`).tap();
    await expect(page).toHaveURL('/login');
    await signIn(page, player.loginName, player.password);
    await expect(dialog(page, '确认下载')).toContainText(`${PRICE}X钻`);
    await expect(page).toHaveURL(`/detail/${PAID}`);
  });
  await test.step('only its buttons close the confirmation', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(10, 10);
    await expect(dialog(page, '确认下载')).toBeVisible();
    await examine(page);
  });
  await test.step('the file arrives, and every open page shows the new balance', async () => {
    expectFile(await fetched(page, () => confirm(page)), game, 'android');
    await expect(page.getByText(`花费 ${PRICE}X钻`)).toBeVisible();
    await expect(balance(wallet)).toHaveText('55');
    await examine(page);
    expect(await stored(page, 'pending-writes')).toBeNull();
  });
  await test.step('the second download is free', async () => {
    await page.reload();
    await button(page, '已拥有 · 再次下载').tap();
    await expect(dialog(page, '确认下载')).toContainText('已拥有');
    expectFile(await fetched(page, () => confirm(page)), game, 'android');
    await expect(page.getByText('开始下载')).toBeVisible();
    await wallet.reload();
    await expect(balance(wallet)).toHaveText('55');
  });
});

test('an insufficient balance shows the specified text and leads to the recharge', async ({
  open,
  newPlayer,
}) => {
  const page = await open({ player: await newPlayer() });
  await page.goto(`/detail/${PAID}`);
  const insufficient = dialog(page, '当前X钻余额不足！');
  await button(page, `下载 · ${PRICE}X钻`).tap();
  await confirm(page);
  await expect(insufficient).toContainText('当前余额不足，请您充值后继续使用');
  await expect(dialog(page, '确认下载')).toHaveCount(0);
  await examine(page);
  await insufficient.getByRole('button', { name: '取消' }).tap();
  await expect(insufficient).toHaveCount(0);
  await button(page, `下载 · ${PRICE}X钻`).tap();
  await confirm(page);
  await insufficient.getByRole('button', { name: '充值' }).tap();
  await expect(page).toHaveURL('/recharge');
  await expect(insufficient).toHaveCount(0);
});

test(
  'after a price change nothing is charged until the player confirms the new price',
  NIGHT,
  async ({ open }) => {
    test.setTimeout(120_000);
    const slug = 'longgu-haian';
    const pack = await OneGame.of(slug);
    const server = await Portal.start();
    const { home, url } = server;
    const offer = async (price: number) => {
      await pack.setPrice(slug, price);
      await command(home, 'content', 'import', '--yes', pack.folder);
    };
    try {
      await offer(40);
      const player = await register(url);
      await command(home, 'coin', 'grant', '--to', player.loginName, '--amount', '100');
      const page = await open({ player, url });
      await page.goto(`/detail/${PAID}`);
      await button(page, '下载 · 40X钻').tap();
      await offer(60);
      await confirm(page);
      const changed = dialog(page, '价格有变化');
      await expect(changed).toContainText('新价格40X钻60X钻');
      await expect(changed).toContainText('我的余额100X钻');
      await examine(page);
      const game = await gameOf(url, PAID);
      expectFile(await fetched(page, () => confirm(page, '按新价格下载')), game, 'android');
      await expect(page.getByText('花费 60X钻')).toBeVisible();
      // An open page would log errors after its server has stopped.
      await page.close();
    } finally {
      await server.stop().finally(() => Promise.all([server.remove(), pack.remove()]));
    }
  },
);

test('a purchase whose answer is lost twice is charged once, and a reload shows it as owned', async ({
  open,
  newPlayer,
  portal,
  faults,
}) => {
  faults.expected(/ERR_FAILED/);
  const player = await newPlayer();
  await portal('coin', 'grant', '--to', player.loginName, '--amount', '50');
  const page = await open({ player });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/user/game/download/*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server carries out each call. The first two answers are lost.
    const response = await route.fetch();
    return keys.length <= 2 ? route.abort() : route.fulfill({ response });
  });
  await page.goto(`/detail/${PAID}`);
  await button(page, `下载 · ${PRICE}X钻`).tap();
  await confirm(page);
  await expect(page.getByRole('alert')).toContainText('不会重复扣X钻');
  expect(await stored(page, 'pending-writes')).toContain(keys[0]);
  await confirm(page, '再试一次');
  await expect.poll(() => keys).toEqual([keys[0], keys[0]]);
  await page.reload();
  await button(page, '已拥有 · 下载').tap();
  await fetched(page, () => confirm(page));
  await page.goto('/profile');
  await expect(balance(page)).toHaveText('5');
});

test(
  'a member downloads for free and sees the end of the membership; other players see the offer',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const player = await newPlayer();
    await portal('coin', 'grant', '--to', player.loginName, '--amount', '120');
    const page = await open({ player });
    await test.step('no member yet', async () => {
      await page.goto(`/detail/${PAID}`);
      await button(page, `下载 · ${PRICE}X钻`).tap();
      await page.getByRole('button', { name: /立即开通/ }).tap();
      await expectRoute(page, 'profile');
      expect(JSON.parse((await stored(page, 'vipconfig')) ?? '')).toMatchObject({ type: 1, source: PAID });
      await expect(dialog(page, '确认下载')).toHaveCount(0);
    });
    await test.step('a member', async () => {
      await callAs(url, player, '/api/vip/vipopen', {
        type: '1',
        payWith: 'coin',
        price: '120',
        source: '0',
      });
      await page.goto(`/detail/${PAID}`);
      await button(page, 'VIP免费下载').tap();
      await expect(dialog(page, '确认下载')).toContainText('VIP会员免费下载');
      await expect(dialog(page, '确认下载')).toContainText(/会员有效期至 \d{4}-\d\d-\d\d/);
      expectFile(await fetched(page, () => confirm(page)), await gameOf(url, PAID), 'android');
    });
  },
);

test.describe('the download page', () => {
  test('has a file for each system', NIGHT, async ({ open, url }) => {
    const game = await gameOf(url, FREE);
    const page = await open();
    await page.goto(`/download/${FREE}`);
    for (const [name, platform] of [
      ['安卓版', 'android'],
      ['iOS版', 'ios'],
    ] as const) {
      const card = page.getByRole('region', { name });
      await expect(card).toContainText(game.platforms[platform]!.sha256.slice(0, 8));
      const file = await fetched(page, () => card.getByRole('button', { name: /下载$/ }).tap());
      expectFile(file, game, platform);
      await expect(card.getByRole('status')).toContainText('开始下载');
    }
    await examine(page);
  });

  test('has a panel on each side on a tablet in landscape', NIGHT, async ({ open }) => {
    const tablet = { viewport: { width: 1112, height: 834 }, isMobile: true, hasTouch: true };
    const page = await open(tablet);
    await page.goto('/download/1004');
    await expect(page.locator('#app > [aria-hidden=true] [class*=phone]')).toHaveCount(2);
  });

  test('has a panel on each side on a computer, and a QR code of its address', NIGHT, async ({ open }) => {
    const page = await open(sized({ width: 1440, height: 900 }));
    await page.goto('/');
    const panels = page.locator('#app > [aria-hidden=true] [class*=phone]');
    await settled(page);
    await expect(panels).toHaveCount(0);
    await page.goto('/download/1004?code=partner7');
    await expect(panels).toHaveCount(2);
    await expect(page.getByRole('img', { name: '网址的二维码' }).locator('path')).toHaveCount(1);
    const phone = await open();
    await phone.goto('/download/1004');
    await expect(phone.getByRole('heading', { name: '怎么安装' })).toBeVisible();
    await expect(phone.locator('#app > [aria-hidden=true] [class*=phone]')).toHaveCount(0);
  });

  test('without a game offers the app and reports its download', NIGHT, async ({ open }) => {
    const page = await open();
    const app = 'https://files.example/portal.apk';
    await page.route('**/api/user/device/init', (route) =>
      route.fulfill({
        json: {
          code: 0,
          msg: 'ok',
          data: { serverConfig: { bundleUrl: '', packageUrl: app }, otherConfig: { phoneAutoRegister: 1 } },
        },
      }),
    );
    await page.route(app, (route) =>
      route.fulfill({ body: 'app', headers: { 'Content-Disposition': 'attachment; filename=portal.apk' } }),
    );
    await page.goto('/?code=partner7&inviteCode=SKY88');
    await page.locator('header').getByRole('link', { name: '下载APP' }).tap();
    await expect(page).toHaveURL('/download');
    const counted = page.waitForRequest('**/api/user/game/download/upload');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '下载安卓版').tap()]);
    expect(download.url()).toBe(app);
    expect(Object.fromEntries(new URLSearchParams((await counted).postData() ?? ''))).toMatchObject({
      channelID: 'partner7',
      inviteCode: 'SKY88',
      platform: 'android',
    });
  });
});

test(
  'the page of a game shows the stock of its gifts and leads to the login to claim one',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/detail/1001?tab=gifts');
    const gift = openScreen(page).locator('[data-gift="1"]');
    await expect(gift).toContainText(/剩 \d+ 份/);
    await gift.getByRole('button', { name: '领取' }).tap();
    await expect(page).toHaveURL('/login');
  },
);

test(
  'in the viewer a tap closes, two fingers enlarge, a double tap resets and a swipe turns the page',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto(`/detail/${PAID}`);
    await button(page, /截图 1$/).tap();
    const viewer = page.getByRole('dialog');
    const picture = viewer.getByRole('group', { name: '2 / 4' }).locator('img');
    const scale = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
    await expect(viewer.getByRole('status')).toHaveText('2 / 4');
    await examine(page);
    await page.touchscreen.tap(180, 400);
    await expect(viewer).toHaveCount(0);
    await button(page, /截图 1$/).tap();
    await expect(viewer.getByRole('status')).toHaveText('2 / 4');

    await touch(page, [
      [180, 400, 40, 400],
      [200, 400, 340, 400],
    ]);
    await expect.poll(scale).toBeGreaterThan(2);
    await expect(viewer.getByRole('status')).toHaveText('2 / 4');
    await test.step('one finger moves the enlarged picture and turns no page', async () => {
      await touch(page, [[300, 400, 60, 400]]);
      await expect(viewer.getByRole('status')).toHaveText('2 / 4');
    });
    await test.step('a double tap shows the whole picture', async () => {
      await page.mouse.dblclick(180, 400);
      await expect.poll(scale).toBe(1);
    });
    await test.step('a swipe turns the page', async () => {
      await touch(page, [[300, 400, 60, 400]]);
      await expect(viewer.getByRole('status')).toHaveText('3 / 4');
    });
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  },
);

/** Waits for the page, then expects no serious fault of axe. */
async function examine(page: Page): Promise<void> {
  await settled(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
}
