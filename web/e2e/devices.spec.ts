import { openScreen } from './support/app';
import { signInElsewhere } from './support/players';
import { expect, NIGHT, test } from './support/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a player sees all logins and ends other ones', async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  await signInElsewhere(url, player, IPHONE);
  await signInElsewhere(url, player, DESK);
  const other = await open({
    player: { ...player, account: await signInElsewhere(url, player, 'Firefox/140') },
  });
  const page = await open({ player });
  const online = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await other.goto('/profile');
  await online;

  await page.goto('/devices');
  const rows = openScreen(page).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('本机');
  await expect(rows.first()).toContainText('127.0.0.*');
  await expect(rows.first().getByRole('button')).toHaveCount(0);

  await test.step('ends one login', async () => {
    await rows
      .filter({ hasText: 'iPhone' })
      .getByRole('button', { name: /退出登录/ })
      .tap();
    const dialog = page.getByRole('dialog', { name: '让这台设备退出？' });
    await dialog.getByRole('button', { name: '取消' }).tap();
    await expect(rows).toHaveCount(4);
    await rows
      .filter({ hasText: 'iPhone' })
      .getByRole('button', { name: /退出登录/ })
      .tap();
    await dialog.getByRole('button', { name: '退出登录' }).tap();
    await expect(page.getByText('已退出登录')).toBeVisible();
    await expect(rows).toHaveCount(3);
  });
  await test.step('ends all others, and their pages sign out at once', async () => {
    await page.getByRole('button', { name: '让其他设备都退出' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('只在这台设备上登录着')).toBeVisible();
    await expect(other.getByText('你已在别处退出登录')).toBeVisible();
    await expect(other.getByRole('link', { name: '登录/注册' })).toBeVisible();
  });
});

test('a sign-in on a new device is reported, and a tap ends it', NIGHT, async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  const page = await open({ player });
  const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/message');
  await online;
  const stranger = { ...player, account: await signInElsewhere(url, player, DESK) };
  // Delivered live.
  const row = openScreen(page).getByRole('button', { name: /新设备登录/ });
  await row.tap();
  const sheet = page.getByRole('dialog', { name: '新设备登录' });
  await expect(sheet).toContainText('Chrome · Windows');
  await sheet.getByRole('button', { name: '这不是我' }).tap();
  await expect(sheet).toContainText('已让它退出登录');
  const other = await open({ player: stranger });
  await other.goto('/user');
  await expect(other).toHaveURL('/login');
  await sheet.getByRole('button', { name: '修改密码' }).tap();
  await expect(page).toHaveURL('/reset');
  // A second tap says that the login has ended.
  await page.goBack();
  await row.tap();
  await sheet.getByRole('button', { name: '这不是我' }).tap();
  await expect(sheet).toContainText('这次登录已经结束了');
});
