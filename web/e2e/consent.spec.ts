import type { Page } from '@playwright/test';
import { agree, expectRoute, fillIn, openScreen, signIn, stored } from './support/app';
import { axeFaults } from './support/axe';
import { newLoginName } from './support/players';
import { expect, NIGHT, test } from './support/test';

const box = (page: Page) => openScreen(page).getByRole('checkbox', { name: '我已阅读并同意' });
const register = (page: Page) => openScreen(page).getByRole('button', { name: '注册并登录' });

test('a registration is sent only after the player ticks the box', async ({ open }) => {
  const page = await open();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/registerWithName')) calls += 1;
  });
  await page.goto('/register');
  await fillIn(page, { loginName: newLoginName(), password: 'clear-sky-2026' });
  await box(page).uncheck();
  await register(page).tap();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleDescription('请先阅读并勾选同意，再继续');
  expect(await axeFaults(page)).toEqual([]);
  expect(calls).toBe(0);
  // By keyboard: the focus is at the box.
  await page.keyboard.press('Space');
  await expect(page.getByText('请先阅读并勾选同意，再继续')).toBeHidden();
  await register(page).tap();
  await expect(page.getByText(/^欢迎加入，/)).toBeVisible();
  expect(calls).toBe(1);
});

test(
  'the documents open over the form, which keeps its texts, and are pages too',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/register');
    await openScreen(page).getByLabel('账号').fill('clear_sky');
    await openScreen(page).getByRole('link', { name: '《隐私政策》' }).tap();
    const sheet = page.getByRole('dialog', { name: '隐私政策' });
    await expect(sheet).toContainText('我们不使用 Cookie');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(openScreen(page).getByLabel('账号')).toHaveValue('clear_sky');
    await page.goto('/terms');
    await expect(openScreen(page)).toContainText('更新于 2026-11-27');
    await expect(openScreen(page)).not.toContainText('{site}');
    await openScreen(page).getByRole('link', { name: '登录设备' }).tap();
    await expect(page).toHaveURL('/login');
  },
);

test(
  'a device remembers the consent to these documents, and asks again for newer ones',
  NIGHT,
  async ({ open, newPlayer }) => {
    const player = await newPlayer();
    const page = await open();
    await page.goto('/login');
    await expect(box(page)).not.toBeChecked();
    await signIn(page, player.loginName, player.password);
    await expect.poll(() => stored(page, 'account')).not.toBeNull();
    expect(JSON.parse((await stored(page, 'consent'))!)).toMatchObject({ documents: '2026-11-28' });
    await page.goto('/profile');
    await openScreen(page).getByRole('button', { name: '退出登录' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
    await page.goto('/login');
    await expect(box(page)).toBeChecked();
    // A registration asks each time, because it may be another person.
    await page.goto('/register');
    await expect(box(page)).not.toBeChecked();
    await page.evaluate(() => {
      localStorage.setItem('consent', JSON.stringify({ version: 1, documents: '2020-01-01' }));
    });
    await page.goto('/login');
    await expect(box(page)).not.toBeChecked();
    await agree(page);
    await expectRoute(page, 'login');
  },
);
