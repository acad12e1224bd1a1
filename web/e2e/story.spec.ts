import type { Page } from '@playwright/test';
import { expectRoute, fillIn, signIn } from './support/app';
import { newLoginName } from './support/players';
import { shownPictures } from './support/pictures';
import { expect, test } from './support/test';

/** The badge of unread messages, in the header or at the entry of the profile. */
const badge = (page: Page, count: number) =>
  page.getByRole('status', { name: `${count} 条未读`, exact: true });
const anyBadge = (page: Page) => page.getByRole('status', { name: /条未读$/ });
const balance = (page: Page) => page.getByTestId('coin-balance');

test('a visitor becomes a player, and every open page shows each change immediately', async ({
  open,
  portal,
}) => {
  test.setTimeout(90_000);
  const loginName = newLoginName();
  const password = 'clear-sky-2026';
  const phone = await open({ announcement: true });

  await test.step('the home screen shows games with pictures; the announcement pops up and closes', async () => {
    await phone.goto('/');
    const announcement = phone.getByRole('dialog', { name: '你好呀，我们开张啦' });
    await expect(announcement).toBeVisible();
    await announcement.getByRole('button', { name: '知道啦' }).tap();
    await expect(announcement).toBeHidden();
    for (const section of ['热门', '新游', '高分'])
      await expect(phone.getByRole('heading', { name: section })).toBeVisible();
    await expect.poll(() => shownPictures(phone)).toMatchObject({ broken: [], loading: [] });
    expect((await shownPictures(phone)).loaded.length).toBeGreaterThanOrEqual(4);
  });

  await test.step('registers by name and password, and is signed in', async () => {
    await phone.getByRole('link', { name: '登录/注册' }).tap();
    await phone.getByRole('link', { name: '还没有账号，去注册' }).tap();
    await fillIn(phone, { loginName, password });
    await phone.getByRole('button', { name: '注册并登录' }).tap();
    await expect(phone.getByText(`欢迎加入，${loginName}`)).toBeVisible();
    await expect(phone).toHaveURL('/');
    await expect(phone.locator('header').getByRole('link', { name: '我的' })).toBeVisible();
    await expect(phone.getByRole('link', { name: '系统消息，2 条未读' })).toBeVisible();
  });

  // A second tab of the same browser, and a second browser.
  const tab = await phone.context().newPage();
  const desk = await open();
  await test.step('opens the profile in a second tab, and signs in on a second device', async () => {
    await tab.goto('/profile');
    await tab.getByRole('dialog').getByRole('button', { name: '知道啦' }).tap();
    await expect(balance(tab)).toHaveText('0');
    await expect(badge(tab, 2)).toBeVisible();
    await desk.goto('/profile');
    await desk.getByRole('link', { name: '登录/注册' }).tap();
    await signIn(desk, loginName, password);
    await expect(desk.getByText(`欢迎回来，${loginName}`)).toBeVisible();
    await expect(desk).toHaveURL('/profile');
    // The sign-in on a device that the account did not use before is a message, too.
    for (const page of [tab, desk]) await expect(badge(page, 3)).toBeVisible();
  });

  const pages = [phone, tab, desk];
  await Promise.all(pages.map(mark));

  await test.step('a message to the player moves the badge on every open page', async () => {
    await portal(
      'message',
      'send',
      '--to',
      loginName,
      '--title',
      '给你的信',
      '--content',
      '<p>见字如面。</p>',
    );
    for (const page of pages) await expect(badge(page, 4)).toBeVisible();
  });

  await test.step('a message to everybody moves the badge on every open page', async () => {
    await portal('message', 'send', '--to', 'all', '--title', '今晚维护', '--content', '凌晨两点，十分钟。');
    for (const page of pages) await expect(badge(page, 5)).toBeVisible();
  });

  await test.step('every open balance shows granted coins', async () => {
    await portal('coin', 'grant', '--to', loginName, '--amount', '1234');
    for (const page of [tab, desk]) await expect(balance(page)).toHaveText('1,234');
    await portal('coin', 'grant', '--to', loginName, '--amount', '-34', '--reason', '更正');
    for (const page of [tab, desk]) await expect(balance(page)).toHaveText('1,200');
  });

  await test.step('reading one message lowers the badge on every page', async () => {
    await phone.getByRole('link', { name: '系统消息，5 条未读' }).tap();
    await expect(phone.getByText('还有 5 条没看')).toBeVisible();
    await expect(unread(phone)).toHaveCount(5);
    await phone.getByRole('button', { name: '给你的信' }).tap();
    const letter = phone.getByRole('dialog', { name: '给你的信' });
    await expect(letter).toContainText('见字如面。');
    await expect(phone.getByText('还有 4 条没看')).toBeAttached();
    for (const page of [tab, desk]) await expect(badge(page, 4)).toBeVisible();
    await letter.getByRole('button', { name: '关闭' }).tap();
    await expect(unread(phone)).toHaveCount(4);
  });

  await test.step('a message read on one device is read on the other', async () => {
    await desk.getByRole('link', { name: '系统消息' }).tap();
    await expect(unread(desk)).toHaveCount(4);
    await expect(desk.getByRole('button', { name: '给你的信' })).toHaveAttribute('data-read', 'true');
  });

  await test.step('marking all as read removes the badge on every page', async () => {
    await phone.getByRole('button', { name: '全部已读' }).tap();
    await expect(unread(phone)).toHaveCount(0);
    await expect(phone.getByRole('button', { name: '全部已读' })).toBeHidden();
    await expect(unread(desk)).toHaveCount(0);
    await phone.getByRole('button', { name: '返回' }).tap();
    await expect(phone.getByRole('link', { name: '系统消息', exact: true })).toBeVisible();
    await desk.getByRole('button', { name: '返回' }).tap();
    // The inbox has no badge, so its absence says something only on the profile.
    await expectRoute(desk, 'profile');
    for (const page of pages) await expect(anyBadge(page)).toHaveCount(0);
  });

  await test.step('no page was loaded again', async () => {
    for (const page of pages) expect(await isMarked(page)).toBe(true);
  });

  await test.step('signing out in one browser ends both its tabs, and the other browser stays signed in', async () => {
    await tab.getByRole('button', { name: '退出登录' }).tap();
    await tab.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
    await expect(tab.getByText('游客，你好')).toBeVisible();
    await expect(phone.getByRole('link', { name: '登录/注册' })).toBeVisible();
    await portal('message', 'send', '--to', loginName, '--title', '还在吗', '--content', '在就好。');
    await expect(badge(desk, 1)).toBeVisible();
    await desk.reload();
    await expect(badge(desk, 1)).toBeVisible();
    await expect(balance(desk)).toHaveText('1,200');
  });

  await test.step('signs out in the other browser', async () => {
    await desk.getByRole('button', { name: '退出登录' }).tap();
    await desk.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
    await expect(desk.getByText('已退出登录，期待再见')).toBeVisible();
    await desk.goto('/message');
    await expect(desk).toHaveURL('/login');
  });
});

const unread = (page: Page) => page.locator('[data-read=false]');

/** Marks a page. A new load removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { stayed: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stayed' in window);
