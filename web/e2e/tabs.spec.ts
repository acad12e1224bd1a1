import { signIn } from './support/app';
import { SocketProxy } from './support/socketProxy';
import { expect, NIGHT, test } from './support/test';

const DAY_MS = 24 * 3_600_000;

test('after another player signs in in one tab, the other tab shows that player on a new socket', async ({
  open,
  newPlayer,
  portal,
}) => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const page = await open({ player: first });
  await page.goto('/profile');
  const tab = await page.context().newPage();
  const proxy = await SocketProxy.of(tab);
  await tab.goto('/profile');
  await proxy.firstReceived('status');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
  await expect(tab.getByText('游客，你好')).toBeVisible();
  await page.goto('/login');
  await signIn(page, second.loginName, second.password);
  await expect(tab.getByText(second.loginName).first()).toBeVisible();
  await expect.poll(() => proxy.opened).toBe(2);
  await portal('coin', 'grant', '--to', first.loginName, '--amount', '7');
  await portal('coin', 'grant', '--to', second.loginName, '--amount', '88');
  await expect(tab.getByTestId('coin-balance')).toHaveText('88');
  expect(proxy.received.filter(({ type }) => type === 'hello').map(({ user }) => user)).toEqual([
    first.account.uid,
    second.account.uid,
  ]);
});

test(
  'a page that stays open for half the life of its login renews it on the same socket',
  NIGHT,
  async ({ open, newPlayer }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await page.clock.install();
    const proxy = await SocketProxy.of(page);
    await page.goto('/faq');
    await proxy.firstReceived('status');
    await page.clock.fastForward(14 * DAY_MS);
    await proxy.firstReceived('pong');
    expect(proxy.sent.map(({ type }) => type)).not.toContain('token');
    await page.clock.fastForward(2 * DAY_MS);
    const { id } = (await proxy.firstReceived('ack'))!;
    expect(proxy.sent).toContainEqual(expect.objectContaining({ type: 'token', id }));
    expect(proxy.opened).toBe(1);
  },
);
