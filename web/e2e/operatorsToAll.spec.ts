import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { gameOf } from './support/files';
import { keepPicture } from './support/keepPicture';
import { OneGame } from './support/pack';
import { register } from './support/players';
import { command, Portal } from './support/portal';
import { expect, NIGHT, test } from './support/test';
import { sized } from './support/variants';

const DESK = sized({ width: 1440, height: 900 });
const SLUG = 'longgu-haian';
const GAME = 1004;

const badge = (page: Page, count: number) =>
  openScreen(page).getByRole('status', { name: `${count} 条未读`, exact: true });
const row = (page: Page, text: string) => openScreen(page).getByRole('button', { name: text });

// These tests share a server of their own: a message to everybody would change the counts of other tests.
test.describe.configure({ mode: 'default' });
let server: Portal;
const portal = (...args: string[]) => command(server.home, ...args);
test.beforeAll(async () => {
  server = await Portal.start();
});
test.afterAll(async () => {
  await server.stop().finally(() => server.remove());
});

test('a message to one player and one to everybody move the badges; a correction and a withdrawal reach the inbox', async ({
  open,
}) => {
  test.setTimeout(90_000);
  const { url } = server;
  const [player, other] = [await register(url), await register(url)];
  const phone = await open({ player, url });
  const desk = await open({ player: other, url, ...DESK });
  for (const page of [phone, desk]) {
    await page.goto('/profile');
    await expect(openScreen(page).getByTestId('coin-balance')).toHaveText('0');
  }
  const send = (to: string, title: string, content: string) =>
    portal('message', 'send', '--to', to, '--title', title, '--content', content);

  await test.step('to one player', async () => {
    await send(player.loginName, '你的问题有答复了', '<p>订单已经补发。</p>');
    await expect(badge(phone, 1)).toBeVisible();
    await keepPicture(phone, 'message-send-one');
  });

  await test.step('to everybody: the other player has only this one', async () => {
    await send('all', '今晚八点开服', '<p>记得带上朋友。</p>');
    await expect(badge(phone, 2)).toBeVisible();
    await expect(badge(desk, 1)).toBeVisible();
    await keepPicture(phone, 'message-send-all');
    await keepPicture(desk, 'message-send-all');
  });

  const listed = JSON.parse(await portal('message', 'list', '--json')) as { id: number; title: string }[];
  const id = String(listed.find(({ title }) => title === '今晚八点开服')!.id);
  await test.step('a corrected title is in the inbox, and the badge stays', async () => {
    await portal('message', 'correct', id, '--title', '今晚九点开服');
    await phone.goto('/message');
    await expect(row(phone, '今晚九点开服')).toContainText('记得带上朋友。');
    await expect(row(phone, '今晚八点开服')).toHaveCount(0);
    await expect(openScreen(phone).getByText('还有 2 条没看')).toBeVisible();
    await keepPicture(phone, 'message-correct');
  });

  await test.step('a withdrawn message leaves the open inbox and both badges', async () => {
    await portal('message', 'withdraw', id, '--reason', '写错了');
    await expect(openScreen(phone).getByText('还有 1 条没看')).toBeVisible();
    await expect(row(phone, '今晚九点开服')).toHaveCount(0);
    await expect(row(phone, '你的问题有答复了')).toBeVisible();
    await keepPicture(phone, 'message-withdraw');
    await expect(openScreen(desk).getByRole('status', { name: /条未读$/ })).toHaveCount(0);
  });
});

test(
  'the page of a game shows an imported price, and the earlier one after a rollback',
  NIGHT,
  async ({ open }) => {
    test.setTimeout(90_000);
    const { url } = server;
    const pack = await OneGame.of(SLUG);
    const [phone, desk] = [await open({ url }), await open({ url, ...DESK })];
    const expectPrice = async (price: number) => {
      await expect.poll(async () => (await gameOf(url, GAME)).buyAmount).toBe(price);
      for (const page of [phone, desk]) {
        await page.goto(`/detail/${GAME}`);
        await expect(openScreen(page).getByRole('button', { name: `下载 · ${price}X钻` })).toBeVisible();
      }
    };
    const imported = async (price: number) => {
      await pack.setPrice(SLUG, price);
      await portal('content', 'import', '--yes', pack.folder);
    };
    try {
      await imported(40);
      const [version] = JSON.parse(await portal('content', 'history', '--json')) as { number: number }[];
      await expectPrice(40);
      await imported(60);
      await expectPrice(60);
      for (const page of [phone, desk]) await keepPicture(page, 'content-import');
      await portal('content', 'rollback', String(version!.number), '--yes');
      await expectPrice(40);
      await keepPicture(phone, 'content-rollback');
    } finally {
      await pack.remove();
    }
  },
);
