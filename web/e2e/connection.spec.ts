import { Portal, command } from './support/portal';
import { register } from './support/players';
import { expect, test } from './support/test';

test('a lost server is a thin line, and its return brings everything by itself', async ({ open, faults }) => {
  test.setTimeout(120_000);
  faults.expected(/ERR_CONNECTION_REFUSED|WebSocket connection .* failed/);
  let server = await Portal.start();
  const { home, url } = server;
  try {
    const player = await register(url);
    const page = await open({ player, url });
    const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto('/profile');
    await online;
    const line = page.getByText('正在恢复连接');
    const message = (title: string) =>
      command(home, 'message', 'send', '--to', player.loginName, '--title', title, '--content', title);
    await message('一切正常');
    await expect(page.getByRole('status', { name: '1 条未读' })).toBeVisible();
    await expect(line).toHaveCount(0);

    await test.step('gone', async () => {
      await server.stop();
      await expect(line).toBeAttached();
      await expect(page.getByText('我的X钻')).toBeVisible();
    });
    await test.step('back on the same address', async () => {
      server = await Portal.start({ home, port: Number(new URL(url).port) });
      await expect(line).toHaveCount(0, { timeout: 30_000 });
      await message('又见面了');
      await expect(page.getByRole('status', { name: '2 条未读' })).toBeVisible();
    });
  } finally {
    await server.stop().finally(() => server.remove());
  }
});
