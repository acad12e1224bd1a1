import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { agree, expectRoute, openScreen } from './support/app';
import { axeFaults } from './support/axe';
import { waitUntilAtRest } from './support/pictures';
import { newPhone } from './support/sms';
import { expect, NIGHT, test } from './support/test';

const button = (page: Page, name: string) => openScreen(page).getByRole('button', { name, exact: true });

test('a player exports the data once, and the inbox says so', async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  const page = await open({ player });

  await test.step('the screen says what is inside', async () => {
    await page.goto('/settings');
    await openScreen(page).getByRole('link', { name: '导出我的数据' }).tap();
    await expect(page).toHaveURL('/export');
    await expect(openScreen(page)).toContainText('打包成一个 zip 文件');
    await waitUntilAtRest(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a wrong password is refused', async () => {
    await page.getByLabel('登录密码').fill('wrong horse');
    await button(page, '导出我的数据').tap();
    await expect(page.getByLabel('登录密码')).toHaveAccessibleDescription('密码不对，再试一次');
  });

  const address = await test.step('the download begins by itself', async () => {
    await page.getByLabel('登录密码').fill(player.password);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '导出我的数据').tap()]);
    expect(download.suggestedFilename()).toMatch(/^portal-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const zip = await readFile(await download.path());
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(zip.byteLength).toBeGreaterThan(2_000);
    expect(zip.includes(player.loginName)).toBe(true);
    return download.url();
  });

  await test.step('the screen shows the address, which was used', async () => {
    await expect(openScreen(page)).toContainText('10 分钟内有效，只能下载一次');
    await expect(openScreen(page).getByRole('link', { name: '下载' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const again = await fetch(new URL(address, url));
    expect(again.status).toBe(410);
    expect(((await again.json()) as { msg: string }).msg).toContain('已用过或已过期');
  });

  await test.step('the inbox says so', async () => {
    await page.goto('/message');
    await expect(openScreen(page)).toContainText('已申请导出个人数据');
  });
});

test(
  'a player without a password exports with a code to the bound phone',
  NIGHT,
  async ({ open, codeFor }) => {
    const phone = newPhone();
    const page = await open();
    const phoneField = () => openScreen(page).getByLabel(/手机号$/);
    const codeField = () => openScreen(page).getByLabel('验证码', { exact: true });

    await test.step('signs up by phone', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: '短信登录' }).tap();
      await expectRoute(page, 'loginOther');
      await agree(page);
      await phoneField().fill(phone);
      await button(page, '获取验证码').tap();
      await codeField().fill(await codeFor(phone, 'login'));
      await expect(page.getByText(/^欢迎加入，/)).toBeVisible();
    });

    await test.step('the sixth digit of the code begins the download', async () => {
      await page.goto('/export');
      await expect(openScreen(page).getByLabel('登录密码')).toHaveCount(0);
      await phoneField().fill(phone);
      await button(page, '获取验证码').tap();
      const code = await codeFor(phone, 'export');
      const [download] = await Promise.all([page.waitForEvent('download'), codeField().fill(code)]);
      const zip = await readFile(await download.path());
      expect(zip.includes(phone)).toBe(true);
      await expect(openScreen(page)).toContainText('已准备好');
    });
  },
);
