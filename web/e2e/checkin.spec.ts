import type { Page } from '@playwright/test';
import { openScreen, outbox, signIn } from './support/app';
import { seriousFaults } from './support/axe';
import { settled } from './support/pictures';
import { callV1, type Player } from './support/players';
import { expect, NIGHT, test } from './support/test';

const balance = (page: Page) => openScreen(page).getByTestId('coin-balance');
const streak = (page: Page) => openScreen(page).getByTestId('streak');
const checkIn = (page: Page) => openScreen(page).getByRole('button', { name: /^签到领/ });
const done = (page: Page) => openScreen(page).getByText('今天已签到');
const fine = async (page: Page) => {
  await settled(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
};

/** Formats `2026-11-21` as 11月21日. */
const dayTitle = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
const todayOf = async (url: string, player: Player) =>
  (await callV1<{ today: string }>(url, player, 'GET', '/api/v1/checkin/calendar')).today;

/** Makes the account 70 days old, so that it missed the days of this month. */
const longAgo = ({ account: { uid } }: Player) =>
  `update account set create_time = create_time - interval '70 days' where uid = ${uid}`;

test('a check-in counts once, and every open page shows it', async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  const phone = await open({ player });
  const desk = await open({ player });
  await phone.goto('/checkin');
  await desk.goto('/welfare');
  await expect(checkIn(desk)).toHaveText('签到领 5X钻');
  await expect(streak(phone)).toHaveText('0');
  await expect(openScreen(phone).getByText('每天 00:00（北京时间）更新')).toBeVisible();
  await fine(phone);
  await checkIn(phone).tap();
  await expect(done(phone)).toBeVisible();
  await expect(balance(phone)).toHaveText('5');
  await expect(streak(phone)).toHaveText('1');
  const today = dayTitle(await todayOf(url, player));
  await expect(openScreen(phone).getByRole('img', { name: `${today}，已签到` })).toBeVisible();
  await test.step('the other page updates without a reload', async () => {
    await expect(openScreen(desk).getByText('今天已签到，明天 +5X钻')).toBeVisible();
    await expect(balance(desk)).toHaveText('5');
  });
  await test.step('a reload and the history of coins show it too', async () => {
    await phone.reload();
    await expect(done(phone)).toBeVisible();
    await fine(phone);
    await phone.goto('/coins');
    const entries = openScreen(phone).locator('li');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('+5');
  });
});

test(
  'a check-in made offline waits, and happens once when the network is back',
  NIGHT,
  async ({ open, newPlayer, faults }) => {
    faults.expected(/ERR_INTERNET_DISCONNECTED/);
    const page = await open({ player: await newPlayer() });
    const context = page.context();
    let calls = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/v1/checkin/today')) calls += 1;
    });
    await page.goto('/checkin');
    await expect(checkIn(page)).toBeVisible();
    await context.setOffline(true);
    await checkIn(page).tap();
    await expect(openScreen(page).getByText('签到已记下，网络恢复后自动完成')).toBeVisible();
    await fine(page);
    await expect.poll(() => outbox(page)).toEqual(['checkin']);
    await context.setOffline(false);
    await expect(done(page)).toBeVisible();
    await expect(balance(page)).toHaveText('5');
    await expect(streak(page)).toHaveText('1');
    await expect.poll(() => outbox(page)).toEqual([]);
    expect(calls).toBe(1);
  },
);

test(
  'the promo on the home screen leads a visitor to the check-in, and the login leads back',
  NIGHT,
  async ({ open, newPlayer }) => {
    const { loginName, password } = await newPlayer();
    const page = await open();
    await page.goto('/');
    await page.getByRole('link', { name: /^每日签到.*去签到$/ }).tap();
    await expect(page).toHaveURL('/checkin');
    await fine(page);
    await openScreen(page).getByRole('link', { name: '登录后签到' }).tap();
    await signIn(page, loginName, password);
    await expect(page).toHaveURL('/checkin');
    await expect(checkIn(page)).toBeVisible();
  },
);

test(
  'a player makes up for missed days while the balance suffices',
  NIGHT,
  async ({ open, newPlayer, portal, rewrite, url }) => {
    const player = await newPlayer();
    await rewrite(longAgo(player));
    const today = await todayOf(url, player);
    // Days of this month before today. The first day of a month has none.
    const canMakeUp = Number(today.slice(8)) - 1;
    await portal('coin', 'grant', '--to', player.loginName, '--amount', '20');
    const page = await open({ player });
    await page.goto('/checkin');
    const yesterday = dayTitle(dayBefore(today, 1));
    const missed = (name: string) =>
      openScreen(page).getByRole('button', { name: `${name}，漏签，点一下补签` });
    await expect(balance(page)).toHaveText('20');
    if (canMakeUp === 0) {
      await expect(openScreen(page).getByRole('button', { name: /漏签/ })).toHaveCount(0);
      return;
    }

    await test.step('the app asks first, with the price and the remaining number', async () => {
      await missed(yesterday).tap();
      const sheet = page.getByRole('dialog', { name: `补签 ${yesterday}` });
      await expect(sheet).toContainText('本月还能补3 次');
      await fine(page);
      await sheet.getByRole('button', { name: '关闭' }).tap();
      await expect(missed(yesterday)).toBeVisible();
      await expect(balance(page)).toHaveText('20');
    });
    await test.step('the day is charged once and counts in the streak', async () => {
      await missed(yesterday).tap();
      await page.getByRole('button', { name: '花 20X钻 补签' }).tap();
      await expect(openScreen(page).getByRole('img', { name: `${yesterday}，已补签` })).toBeVisible();
      await expect(balance(page)).toHaveText('0');
      await expect(streak(page)).toHaveText('1');
      await expect(openScreen(page).getByText('本月还能补 2 次')).toBeVisible();
      await checkIn(page).tap();
      await expect(streak(page)).toHaveText('2');
      await expect(balance(page)).toHaveText('5');
    });
    if (canMakeUp === 1) return;
    await test.step('the balance is too low for another day', async () => {
      await missed(dayTitle(dayBefore(today, 2))).tap();
      await page.getByRole('button', { name: '花 20X钻 补签' }).tap();
      await page
        .getByRole('dialog', { name: '当前X钻余额不足！' })
        .getByRole('button', { name: '充值' })
        .tap();
      await expect(page).toHaveURL('/recharge');
    });
  },
);

test(
  'the calendar shows past months, and the rules list the rewards',
  NIGHT,
  async ({ open, newPlayer, rewrite }) => {
    const player = await newPlayer();
    // The calendar begins with the month of registration.
    await rewrite(
      `update account set create_time = now() - interval '2 months' where uid = ${player.account.uid}`,
    );
    const page = await open({ player });
    await page.goto('/checkin');
    const title = openScreen(page).getByRole('heading', { level: 2 }).first();
    const month = await title.innerText();
    await openScreen(page).getByRole('button', { name: '上个月' }).tap();
    await expect(title).not.toHaveText(month);
    await openScreen(page).getByRole('button', { name: '下个月' }).tap();
    await expect(title).toHaveText(month);
    await expect(openScreen(page).getByRole('button', { name: '下个月' })).toBeDisabled();
    await openScreen(page).getByRole('button', { name: '规则' }).tap();
    const rules = page.getByRole('dialog', { name: '签到规则' });
    await expect(rules).toContainText('5、5、10、10、15、15、30X钻');
    await fine(page);
  },
);

test(
  "the month's badge is shown next to the name on every screen",
  NIGHT,
  async ({ open, newPlayer, rewrite, url }) => {
    const player = await newPlayer();
    const { uid } = player.account;
    const thisMonth = `date_trunc('month', now() at time zone 'Asia/Shanghai')`;
    await rewrite(
      `insert into month_badge (uid, month, until)
     values (${uid}, ${thisMonth} - interval '1 month', ${thisMonth} + interval '1 month')`,
    );
    const post = await callV1(url, player, 'POST', '/api/v1/square/post', {
      title: '全勤啦',
      content: '一天没落',
    });
    const page = await open({ player });
    const badge = openScreen(page).getByRole('img', { name: /^\d{4}年\d+月全勤徽章$/ });
    for (const path of ['/profile', `/u/${uid}`, `/post/${post.id}`, '/checkin']) {
      await page.goto(path);
      await expect(badge.first(), path).toBeVisible();
    }
  },
);
