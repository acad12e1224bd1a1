import type { Page } from '@playwright/test';
import { expectRoute } from './support/app';
import { SocketProxy } from './support/socketProxy';
import { command, Portal } from './support/portal';
import { register, type Player } from './support/players';
import { expect, NIGHT, test } from './support/test';

test('a lost server shows a hint, and its return updates the page without a reload', async ({
  open,
  faults,
}) => {
  test.setTimeout(120_000);
  // The app prefetches its other screens, also while the server stops. A server that starts answers 503.
  faults.expected(/ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection .* failed|status of 503/);
  let server = await Portal.start();
  const { home, url } = server;
  try {
    const player = await register(url);
    const page = await open({ player, url });
    const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto('/profile');
    await online;
    const message = (title: string) =>
      command(home, 'message', 'send', '--to', player.loginName, '--title', title, '--content', title);
    await message('一切正常');
    await expect(badge(page, 1)).toBeVisible();
    await expect(restoring(page)).toHaveCount(0);

    await test.step('the server stops', async () => {
      await server.stop();
      await expect(restoring(page)).toBeAttached();
      await expect(page.getByText('我的X钻')).toBeVisible();
    });
    await test.step('the server starts on the same address', async () => {
      server = await Portal.start({ home, port: Number(new URL(url).port) });
      await message('趁你不在');
      await expect(restoring(page)).toHaveCount(0, { timeout: 30_000 });
      await expect(badge(page, 2)).toBeVisible();
      await message('又见面了');
      await expect(badge(page, 3)).toBeVisible();
    });
  } finally {
    await server.stop().finally(() => server.remove());
  }
});

test.describe('a lost connection', () => {
  // These tests share a server. Each counts only the messages and coins of its own player.
  test.describe.configure({ mode: 'default' });
  let server: Portal;
  test.beforeAll(async () => {
    server = await Portal.start();
  });
  test.afterAll(async () => {
    await server.stop().finally(() => server.remove());
  });

  const send = (player: Player, title: string) =>
    command(server.home, 'message', 'send', '--to', player.loginName, '--title', title, '--content', title);
  const grant = (player: Player, amount: number) =>
    command(server.home, 'coin', 'grant', '--to', player.loginName, '--amount', String(amount));

  test('a phone shows all changes soon after its network is back', NIGHT, async ({ open, faults }) => {
    faults.expected(/ERR_INTERNET_DISCONNECTED/);
    const player = await register(server.url);
    const page = await open({ player, url: server.url });
    const proxy = await SocketProxy.of(page);
    await page.goto('/profile');
    await proxy.firstReceived('status');
    await page.context().setOffline(true);
    proxy.cut();
    await expect(restoring(page)).toBeAttached();
    await send(player, '在吗');
    await grant(player, 60);
    proxy.restore();
    await page.context().setOffline(false);
    await expect(balance(page)).toHaveText('60');
    await expect(badge(page, 1)).toBeVisible();
    await expect(restoring(page)).toHaveCount(0);
  });

  test('a tab without a socket works by calls, shows no older state, and catches up when the socket is back', async ({
    open,
  }) => {
    const player = await register(server.url);
    const reader = await open({ player, url: server.url });
    await reader.goto('/message');
    const tab = await reader.context().newPage();
    const proxy = await SocketProxy.of(tab);
    await tab.goto('/profile');
    await proxy.firstReceived('status');
    await send(player, '第一封');
    await send(player, '第二封');
    for (const page of [tab, reader]) await expect(unread(page, 2)).toBeAttached();

    proxy.cut();
    await expect(restoring(tab)).toBeAttached();
    await reader.getByRole('button', { name: '第一封' }).tap();
    await expect(unread(reader, 1)).toBeAttached();
    await expect(badge(tab, 2)).toBeVisible();
    await grant(player, 60);
    // Its own calls bring a newer unread count. It makes no call for the balance, so the balance stays old.
    await tab.getByRole('link', { name: '系统消息' }).tap();
    await tab.getByRole('button', { name: '第二封' }).tap();
    await tab.getByRole('dialog').getByRole('button', { name: '关闭' }).tap();
    await tab.getByRole('button', { name: '返回' }).tap();
    // The inbox has no badge, so its absence says something only on the profile.
    await expectRoute(tab, 'profile');
    await expect(tab.getByRole('status', { name: /条未读/ })).toHaveCount(0);
    await expect(balance(tab)).toHaveText('0');
    await expect(reader.getByText(/还有 . 条没看/)).toHaveCount(0);

    proxy.restore();
    await expect(balance(tab)).toHaveText('60', { timeout: 30_000 });
    await expect(tab.getByRole('status', { name: /条未读/ })).toHaveCount(0);
    await expect(restoring(tab)).toHaveCount(0);
  });
});

const restoring = (page: Page) => page.getByText('正在恢复连接');
const balance = (page: Page) => page.getByTestId('coin-balance');
const badge = (page: Page, count: number) =>
  page.getByRole('status', { name: `${count} 条未读`, exact: true });
/** The unread count, as the badge of the profile or as the text of the inbox. */
const unread = (page: Page, count: number) => badge(page, count).or(page.getByText(`还有 ${count} 条没看`));
