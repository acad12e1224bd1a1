import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { axeFaults } from './support/axe';
import { waitUntilAtRest } from './support/pictures';
import { newPhone } from './support/sms';
import { expect, NIGHT, test } from './support/test';

const PIN = '2468';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** By the clock of the portal the account is closed because of the night, or because of the used minutes. */
const gate = (page: Page) => page.getByRole('dialog', { name: /今天的时间到了|夜深了/ });

test('a guardian switches the youth mode on, its time ends on every device, and the PIN allows more', async ({
  open,
  newPlayer,
  rewrite,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  const other = await open({ player });
  await other.goto('/faq');

  await test.step('switches it on with a PIN', async () => {
    await page.goto('/profile');
    await openScreen(page).getByRole('link', { name: '青少年模式' }).first().tap();
    await expect(page).toHaveURL('/youth');
    await page.getByLabel('设置青少年密码').fill(PIN);
    await page.getByLabel('再输入一次').fill('1357');
    await button(page, '开启青少年模式').tap();
    await expect(page.getByLabel('再输入一次')).toHaveAccessibleDescription('两次输入的密码不一样');
    await page.getByLabel('再输入一次').fill(PIN);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '青少年模式已开启' })).toBeVisible();
    await waitUntilAtRest(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('covers the app when the time of the day is used', async () => {
    await rewrite(
      `update youth set minutes = 40, last_minute = null, day = (now() at time zone 'Asia/Shanghai')::date
       where uid = ${player.account.uid}`,
    );
    await other.goto('/games');
    await expect(gate(other)).toBeVisible();
    await waitUntilAtRest(other);
    expect(await axeFaults(other)).toEqual([]);
    // Neither Escape nor back nor another address leads past it.
    await other.keyboard.press('Escape');
    await expect(gate(other)).toBeVisible();
    await other.goto('/square');
    await expect(gate(other)).toBeVisible();
    await other.goBack();
    await expect(gate(other)).toBeVisible();
  });

  await test.step('opens the app for a while by the PIN', async () => {
    await other.getByLabel('青少年密码').fill('0000');
    await button(other, '再使用 40 分钟').tap();
    await expect(other.getByLabel('青少年密码')).toHaveAccessibleDescription('密码不对，再试一次');
    await other.getByLabel('青少年密码').fill(PIN);
    await button(other, '再使用 40 分钟').tap();
    await expect(gate(other)).toBeHidden();
    // The other device learns of it at once.
    await expect(page.getByText(/^家长允许使用到/)).toBeVisible();
  });

  await test.step('spends nothing, and keeps its phone', async () => {
    await other.goto('/recharge');
    await openScreen(other)
      .getByRole('button', { name: /^支付 / })
      .tap();
    await expect(other.getByText('青少年模式下不能消费')).toBeVisible();
    await other.goto('/bind');
    await expect(other.getByText('青少年模式下不能绑定手机号')).toBeVisible();
  });

  await test.step('switches it off', async () => {
    await page.goto('/youth');
    await page.getByLabel('青少年密码').fill(PIN);
    await button(page, '关闭青少年模式').tap();
    await expect(page.getByLabel('设置青少年密码')).toBeVisible();
    await other.goto('/games');
    await expect(openScreen(other).getByRole('navigation', { name: '游戏分类' })).toBeVisible();
    await expect(gate(other)).toBeHidden();
  });
});

test('the bound phone replaces a forgotten PIN', NIGHT, async ({ open, newPlayer, codeFor }) => {
  const player = await newPlayer();
  const page = await open({ player });
  const phone = newPhone();
  await page.goto('/bind');
  await openScreen(page).getByLabel('登录密码', { exact: true }).fill(player.password);
  await openScreen(page).getByLabel('手机号').fill(phone);
  await button(page, '获取验证码').tap();
  await openScreen(page)
    .getByLabel('验证码', { exact: true })
    .fill(await codeFor(phone, 'bind'));
  await expect(page.getByText('手机号绑定成功')).toBeVisible();

  await page.goto('/youth');
  await page.getByLabel('设置青少年密码').fill(PIN);
  await page.getByLabel('再输入一次').fill(PIN);
  await button(page, '开启青少年模式').tap();
  await button(page, '忘记青少年密码').tap();
  await openScreen(page).getByLabel('手机号').fill(phone);
  await button(page, '获取验证码').tap();
  await openScreen(page)
    .getByLabel('验证码', { exact: true })
    .fill(await codeFor(phone, 'reset'));
  await expect(page.getByText('青少年模式已关闭')).toBeVisible();
  await expect(page.getByLabel('设置青少年密码')).toBeVisible();
});
