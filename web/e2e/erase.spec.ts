import type { Page } from '@playwright/test';
import { openScreen, signIn } from './support/app';
import { axeFaults } from './support/axe';
import { waitUntilAtRest } from './support/pictures';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '真的要注销吗？' });

test('a player asks to erase the account, signs in again, and everything is still there', async ({
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  const page = await open({ player });

  await test.step('the screen says what happens', async () => {
    await page.goto('/settings');
    await openScreen(page).getByRole('link', { name: '注销账号' }).tap();
    await expect(page).toHaveURL('/erase');
    await expect(openScreen(page)).toContainText('15 天内登录一次即可取消');
    await waitUntilAtRest(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a wrong password changes nothing', async () => {
    await page.getByRole('radio', { name: /全部删除/ }).check();
    await page.getByLabel('登录密码').fill('wrong horse');
    await button(page, '注销账号').tap();
    await expect(dialog(page)).toContainText('帖子和评论会被永久删除');
    await dialog(page).getByRole('button', { name: '注销账号' }).tap();
    await expect(page.getByLabel('登录密码')).toHaveAccessibleDescription('密码不对，再试一次');
  });

  await test.step('the password and the confirmation sign this device out', async () => {
    await page.getByLabel('登录密码').fill(player.password);
    await button(page, '注销账号').tap();
    await dialog(page).getByRole('button', { name: '注销账号' }).tap();
    await expect(page.getByText(/注销申请已提交/)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('a sign-in cancels it and says so', async () => {
    await page.goto('/login');
    await signIn(page, player.loginName, player.password);
    await expect(page.getByText('注销已取消，账号和数据都还在')).toBeVisible();
    await page.goto('/message');
    await expect(openScreen(page)).toContainText('注销已取消');
  });
});
