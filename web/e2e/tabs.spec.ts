import { signIn } from './support/app';
import { Line } from './support/line';
import { expect, test } from './support/test';

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
  const line = await Line.of(tab);
  await tab.goto('/profile');
  await line.heardOf('status');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
  await expect(tab.getByText('游客，你好')).toBeVisible();
  await page.goto('/login');
  await signIn(page, second.loginName, second.password);
  await expect(tab.getByText(second.loginName).first()).toBeVisible();
  await expect.poll(() => line.opened).toBe(2);
  await portal('coin', 'grant', '--to', first.loginName, '--amount', '7');
  await portal('coin', 'grant', '--to', second.loginName, '--amount', '88');
  await expect(tab.getByTestId('coin-balance')).toHaveText('88');
  expect(line.heard.filter(({ type }) => type === 'hello').map(({ user }) => user)).toEqual([
    first.account.uid,
    second.account.uid,
  ]);
});

test('a page that stays open for half the life of its login renews it on the same socket', async ({
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  await page.clock.install();
  const line = await Line.of(page);
  await page.goto('/faq');
  await line.heardOf('status');
  await page.clock.fastForward(14 * DAY_MS);
  await line.heardOf('pong');
  expect(line.sent.map(({ type }) => type)).not.toContain('token');
  await page.clock.fastForward(2 * DAY_MS);
  const { id } = (await line.heardOf('ack'))!;
  expect(line.sent).toContainEqual(expect.objectContaining({ type: 'token', id }));
  expect(line.opened).toBe(1);
});
