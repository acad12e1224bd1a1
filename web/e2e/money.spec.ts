import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { seriousFaults } from './support/axe';
import { waitUntilAtRest } from './support/pictures';
import { expect, NIGHT, test } from './support/test';

/** A free game, a game of 60 coins, a game of 45. */
const FREE = '/detail/1006';
const GAME = '/detail/1010';
const OTHER = '/detail/1004';
const balance = (page: Page) => openScreen(page).getByTestId('coin-balance');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: '订单详情' });
const confirming = (page: Page) => page.getByRole('dialog', { name: '确认下载' });
const fine = async (page: Page) => {
  // A dialog that fades in has less contrast.
  await waitUntilAtRest(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
};

/** Chooses the package at this price. */
const choose = (page: Page, price: string) => openScreen(page).getByText(price, { exact: true }).tap();

const confirm = (page: Page) => confirming(page).getByRole('button', { name: '确认下载' }).tap();
const takes = async (page: Page, act: () => Promise<unknown>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  expect(file.suggestedFilename()).toMatch(/\.apk$/);
};

/** Pays on the cashier, a page of the payment company. */
const pays = async (page: Page) => {
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
  await button(page, '确认支付').tap();
};
/** Ends the payment in one of the other ways that the cashier simulates. */
const paysOddly = async (page: Page, how: string) => {
  await page.getByText('模拟其他情况').tap();
  await button(page, how).tap();
};

test('one session leads from a free game through recharge and purchase to a free download as a member', async ({
  open,
  newPlayer,
}) => {
  test.setTimeout(150_000);
  const player = await newPlayer();
  const phone = await open({ player });
  const desk = await open({ player });
  await desk.goto('/profile');
  await expect(balance(desk)).toHaveText('0');

  await test.step('a free game downloads at once', async () => {
    await phone.goto(FREE);
    await takes(phone, () => button(phone, '免费下载').tap());
    await expect(balance(desk)).toHaveText('0');
  });
  await test.step('the balance is too low for a paid game', async () => {
    await phone.goto(GAME);
    await button(phone, '下载 · 60X钻').tap();
    await confirm(phone);
    const insufficient = phone.getByRole('dialog', { name: '当前X钻余额不足！' });
    await expect(insufficient).toContainText('当前余额不足，请您充值后继续使用');
    await insufficient.getByRole('button', { name: '充值' }).tap();
    await expect(phone).toHaveURL('/recharge');
  });
  await test.step('the smallest package with enough coins is selected, also after a reload; the player takes another and pays', async () => {
    await expect(openScreen(phone).getByText('还差 60X钻')).toBeVisible();
    await expect(button(phone, '支付 6元')).toBeVisible();
    await phone.reload();
    await expect(button(phone, '支付 6元')).toBeVisible();
    await fine(phone);
    await choose(phone, '30元');
    await expect(openScreen(phone).getByText('315X钻')).toBeVisible();
    await button(phone, '支付 30元').tap();
    await pays(phone);
  });
  await test.step('the payment returns to the dialog of the game, and the coins arrive on the other open page too', async () => {
    await expect(confirming(phone)).toContainText('315X钻');
    await expect(phone).toHaveURL(GAME);
    await expect(phone.getByText('充值成功，315X钻已到账')).toBeVisible();
    await expect(balance(desk)).toHaveText('315');
    await fine(phone);
  });
  await test.step('the player continues the download, and the game is bought', async () => {
    await takes(phone, () => confirm(phone));
    await expect(balance(desk)).toHaveText('255');
  });
  await test.step('the player becomes a member, and another game is free', async () => {
    await phone.goto(OTHER);
    await button(phone, '下载 · 45X钻').tap();
    await confirming(phone)
      .getByRole('button', { name: /立即开通/ })
      .tap();
    await expect(phone).toHaveURL('/profile?pop=1');
    await expect(phone.getByRole('dialog', { name: '晴空会员' })).toContainText('余额 255X钻');
    await fine(phone);
    await phone.getByText('周卡', { exact: true }).tap();
    await button(phone, '120X钻 立即开通').tap();
    await expect(phone).toHaveURL(OTHER);
    await expect(openScreen(desk).getByText('晴空会员 VIP1')).toBeVisible();
    await expect(balance(desk)).toHaveText('135');
    await expect(confirming(phone)).toContainText('VIP会员免费下载');
    await takes(phone, () => confirm(phone));
    await expect(balance(desk)).toHaveText('135');
  });
  await test.step('the history lists every change of the balance', async () => {
    await phone.goto('/coins');
    const rows = openScreen(phone).locator('li');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('−120');
    await expect(rows.nth(0)).toContainText('余额 135');
    await expect(rows.nth(1)).toContainText('−60');
    await expect(rows.nth(1)).toContainText('余额 255');
    await expect(rows.nth(2)).toContainText('+315');
    await fine(phone);
    await rows.nth(2).getByRole('link').tap();
    await expect(sheet(phone)).toContainText('充值成功');
  });
});

test('an interrupted purchase continues and is paid once, even without a call-back', async ({
  open,
  newPlayer,
}) => {
  test.setTimeout(120_000);
  const page = await open({ player: await newPlayer() });
  await page.goto('/recharge');
  await choose(page, '6元');
  await button(page, '支付 6元').tap();
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();

  await test.step('an order that was left at the cashier can be continued, and no second order is made', async () => {
    await page.goto('/recharge');
    const waiting = openScreen(page).getByRole('region', { name: '待付款的订单' });
    await expect(waiting).toContainText('60X钻 · 6元');
    await fine(page);
    await choose(page, '6元');
    await button(page, '支付 6元').tap();
    await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
    await page.goto('/orders');
    await expect(openScreen(page).locator('li')).toHaveCount(1);
  });
  await test.step('after a refusal and a payment without a call-back, returning to the shop delivers the coins', async () => {
    await openScreen(page)
      .getByRole('button', { name: /待付款/ })
      .tap();
    await expect(sheet(page)).toContainText('等待付款');
    await fine(page);
    await button(page, '继续支付 6元').tap();
    await paysOddly(page, '支付失败');
    await paysOddly(page, '支付成功，没有通知');
    await page.getByRole('link', { name: '返回商家' }).tap();
    await expect(sheet(page)).toContainText('充值成功');
    await expect(page.getByTestId('arrived-balance')).toHaveText('60');
  });
  await test.step('closing the sheet leaves the order in the list as completed', async () => {
    await sheet(page).getByRole('button', { name: '好的' }).tap();
    await expect(sheet(page)).toHaveCount(0);
    await expect(openScreen(page).locator('li')).toContainText(['已完成']);
  });
});

test(
  'an open order shows by the socket that another page paid it, at once or late, or closed it',
  NIGHT,
  async ({ open, newPlayer }) => {
    test.setTimeout(120_000);
    const player = await newPlayer();
    const [here, there] = [await open({ player }), await open({ player })];
    const orderAndLeave = async () => {
      await there.goto('/recharge');
      await choose(there, '6元');
      await button(there, '支付 6元').tap();
      await expect(there.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
      await here.goto('/orders');
      await openScreen(here)
        .getByRole('button', { name: /待付款/ })
        .tap();
      await expect(sheet(here)).toContainText('等待付款');
    };
    await test.step('paid at once', async () => {
      await orderAndLeave();
      await paysOddly(there, '支付成功，通知重复三次');
      await expect(sheet(here)).toContainText('充值成功');
      await expect(here.getByTestId('arrived-balance')).toHaveText('60');
    });
    await test.step('paid with a late call-back: the coins arrive without a reload', async () => {
      await sheet(here).getByRole('button', { name: '好的' }).tap();
      await orderAndLeave();
      await paysOddly(there, '支付成功，通知晚到');
      await expect(sheet(here)).toContainText('充值成功', { timeout: 30_000 });
      await expect(here.getByTestId('arrived-balance')).toHaveText('120');
    });
    await test.step('closed: the sheet leads to a new order', async () => {
      await orderAndLeave();
      await paysOddly(there, '关闭交易');
      await expect(sheet(here)).toContainText('订单已关闭');
      await fine(here);
      await sheet(here).getByRole('button', { name: '重新下单' }).tap();
      await expect(here).toHaveURL('/recharge');
    });
  },
);

test(
  'an unpaid order shows one card with its clock everywhere, until another page cancels it',
  NIGHT,
  async ({ open, newPlayer }) => {
    test.setTimeout(120_000);
    const player = await newPlayer();
    const [here, there] = [await open({ player }), await open({ player })];
    const cards = (page: Page) => openScreen(page).getByRole('region', { name: '待付款的订单' });
    const cancels = async (page: Page) => {
      await page.getByRole('button', { name: '取消订单' }).tap();
      const question = page.getByRole('dialog', { name: '取消这笔订单？' });
      await fine(page);
      await question.getByRole('button', { name: '取消订单' }).tap();
    };
    await here.goto('/recharge');
    for (const price of ['6元', '30元']) {
      await there.goto('/recharge');
      await choose(there, price);
      await button(there, `支付 ${price}`).tap();
      await expect(there.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
    }
    await test.step('the newest order has the one card, on the page for coins and in the sheet for memberships', async () => {
      await here.reload();
      await expect(cards(here)).toHaveCount(1);
      await expect(cards(here)).toContainText(/30元还没付完，剩余 \d+:\d\d/);
      await expect(cards(here)).toContainText('还有 1 笔待付款');
      await here.goto('/profile?pop=1');
      const vip = here.getByRole('dialog', { name: '晴空会员' });
      await expect(vip.getByRole('region', { name: '待付款的订单' })).toHaveCount(1);
      await expect(vip.getByRole('region', { name: '待付款的订单' })).toContainText('30元');
    });
    await test.step('a cancellation in the list of orders removes the card on the other page', async () => {
      await here.goto('/recharge');
      await expect(cards(here)).toContainText('30元');
      await there.goto('/orders');
      await openScreen(there)
        .getByRole('button', { name: /待付款.*30元/ })
        .tap();
      await cancels(there);
      await expect(sheet(there)).toContainText('订单已取消');
      await fine(there);
      await expect(cards(here)).toContainText('6元还没付完');
      await expect(cards(here)).toHaveCount(1);
      await expect(cards(here)).not.toContainText('还有');
    });
    await test.step('a cancellation on the card removes it everywhere', async () => {
      await sheet(there).getByRole('button', { name: '关闭' }).tap();
      await cancels(here);
      await expect(cards(here)).toHaveCount(0);
      await expect(openScreen(there).locator('li').filter({ hasText: '已取消' })).toHaveCount(2);
    });
  },
);

test('a player buys a membership with money and can renew it', NIGHT, async ({ open, newPlayer }) => {
  test.setTimeout(90_000);
  const page = await open({ player: await newPlayer() });
  await page.goto('/profile?pop=1');
  await page.getByText('周卡', { exact: true }).tap();
  await page.getByText('演示收银台').tap();
  await button(page, '12元 立即开通').tap();
  await pays(page);
  await expect(sheet(page)).toContainText('会员已开通');
  await expect(sheet(page)).toContainText(/VIP1 · 有效期至 \d{4}-\d\d-\d\d/);
  await page.goto('/profile?pop=1');
  await expect(button(page, /续费$/)).toBeVisible();
  await fine(page);
  await button(page, /续费$/).tap();
  await expect(page.getByRole('dialog', { name: '当前X钻余额不足！' })).toBeVisible();
});
