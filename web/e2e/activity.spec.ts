import type { Page } from '@playwright/test';
import { openScreen, scrolled, signIn } from './support/app';
import { seriousFaults } from './support/axe';
import { overflowingElements } from './support/overflow';
import { settled } from './support/pictures';
import { expect, NIGHT, test } from './support/test';
import { SCHEMES } from './support/variants';

/** Activities of the demo content: the tasks of new players, and the wheel. */
const TASKS = '/activity/1';
const WHEEL = '/activity/2';
const LIKES = '给喜欢的内容点 3 个赞';

const balance = (page: Page) => openScreen(page).getByTestId('coin-balance');
const button = (page: Page, name: string | RegExp) => openScreen(page).getByRole('button', { name });
const progress = (page: Page, name: string) => openScreen(page).getByRole('progressbar', { name });
const result = (page: Page) => page.getByRole('dialog', { name: /恭喜抽中|差一点点/ });

/** Likes `count` more posts of the square. */
async function like(page: Page, count: number): Promise<void> {
  const likes = (pressed: boolean) => openScreen(page).getByRole('button', { name: /赞/, pressed });
  await expect(likes(false)).not.toHaveCount(0);
  const before = await likes(true).count();
  for (let liked = before + 1; liked <= before + count; liked += 1) {
    await likes(false).first().tap();
    await expect(likes(true)).toHaveCount(liked);
  }
}

test('a task progresses on an open page during actions on another, and pays once', async ({
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  await page.goto(TASKS);
  await expect(button(page, '立即参加')).toBeVisible();
  await expect(openScreen(page).getByText('做第一件就自动参加')).toBeVisible();
  await expect(balance(page)).toHaveText('0');

  const other = await open({ player });
  await other.goto('/square');
  await like(other, 1);
  // The first action joins.
  await expect(page.getByText('已参加「新手成长周」，进度开始计入')).toBeVisible();
  await expect(button(page, '立即参加')).toHaveCount(0);
  await expect(progress(page, LIKES)).toHaveAttribute('aria-valuenow', '1');
  await like(other, 1);
  await expect(progress(page, LIKES)).toHaveAttribute('aria-valuenow', '2');
  await expect(button(page, `领取：${LIKES}`)).toHaveCount(0);
  await like(other, 1);
  await expect(page.getByText(`「${LIKES}」可以领奖啦`)).toBeVisible();

  await button(page, `领取：${LIKES}`).tap();
  await expect(page.getByText('10X钻 到账啦')).toBeVisible();
  await expect(balance(page)).toHaveText('10');
  await expect(openScreen(page).getByText('已领取')).toBeVisible();
  await page.reload();
  await expect(balance(page)).toHaveText('10');
  await expect(openScreen(page).getByText('已领取')).toBeVisible();

  await other.goto('/coins');
  await expect(openScreen(other).getByText(`任务奖励：${LIKES}`)).toBeVisible();
});

test('the first draw is free, the next one has a price, and a low balance opens a dialog', async ({
  open,
  newPlayer,
  portal,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  await page.goto(WHEEL);
  await button(page, /^抽一次\s*免费/).tap();
  await expect(result(page)).toBeVisible();
  const coins = Number(/(\d+)X钻 已经到账/.exec(await result(page).innerText())?.[1] ?? 0);
  await result(page).getByRole('button', { name: '关闭' }).tap();
  await expect(balance(page)).toHaveText(String(coins));
  await expect(openScreen(page).getByText('免费次数已用完，每次 20X钻，今天还剩 9 次')).toBeVisible();
  await button(page, '我的抽奖').tap();
  await expect(page.getByRole('dialog', { name: '我的抽奖' }).getByText('免费')).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).tap();
  await button(page, '概率公示').tap();
  await expect(page.getByRole('row', { name: /520X钻大奖/ })).toContainText('0.1%');
  await page.getByRole('button', { name: '关闭' }).tap();

  if (coins < 20) {
    await button(page, /^再抽\s*20X钻/).tap();
    await page.getByRole('button', { name: '花 20X钻' }).tap();
    const insufficient = page.getByRole('dialog', { name: '当前X钻余额不足！' });
    await insufficient.getByRole('button', { name: '取消' }).tap();
  }
  await portal('coin', 'grant', '--to', player.loginName, '--amount', '100');
  await expect(balance(page)).toHaveText(String(coins + 100));
  await button(page, /^再抽\s*20X钻/).tap();
  await page.getByRole('button', { name: '花 20X钻' }).tap();
  await expect(result(page)).toBeVisible();
  const secondPrize = Number(/(\d+)X钻 已经到账/.exec(await result(page).innerText())?.[1] ?? 0);
  await result(page).getByRole('button', { name: '关闭' }).tap();
  await expect(balance(page)).toHaveText(String(coins + 80 + secondPrize));
});

test('a visitor who signs in to take part returns to the activity', NIGHT, async ({ open, newPlayer }) => {
  const { loginName, password } = await newPlayer();
  const page = await open();
  await page.goto(TASKS);
  await button(page, '登录后参加').tap();
  await expect(page).toHaveURL('/login');
  await signIn(page, loginName, password);
  await expect(page).toHaveURL(TASKS);
  await expect(button(page, '立即参加')).toBeVisible();
});

test(
  'back keeps the scroll position of the list; coming and past activities have tabs',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/activity');
    const cards = openScreen(page).getByRole('link').filter({ hasText: '距结束' });
    await expect(cards).toHaveCount(4);
    await cards.last().scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(100);
    await cards.last().tap();
    await expect(page).toHaveURL(/\/activity\/\d+$/);
    await expect(cards.first()).toBeHidden();
    expect(await scrolled(page)).toBe(0);
    await button(page, '返回').tap();
    await expect(page).toHaveURL('/activity');
    await expect.poll(() => scrolled(page)).toBe(place);
    await button(page, '即将开始').tap();
    await expect(openScreen(page).getByText('双旦狂欢夜')).toBeVisible();
    await button(page, '往期').tap();
    await expect(openScreen(page).getByText('捣蛋万圣夜')).toBeVisible();
  },
);

test('the address of an unknown activity leads to the list', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/activity/424242');
  await openScreen(page).getByRole('link', { name: '去活动中心' }).tap();
  await expect(page).toHaveURL('/activity');
});

for (const colorScheme of SCHEMES)
  test(
    `axe finds no serious fault, and nothing is too wide: ${colorScheme}`,
    NIGHT,
    async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer(), colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/activity', TASKS, WHEEL, '/activity/3', '/activity/7']) {
        await page.goto(path);
        await settled(page);
        expect(await seriousFaults(page), path).toEqual([]);
        expect(await overflowingElements(page), path).toEqual([]);
      }
      await page.goto(WHEEL);
      await button(page, /^抽一次\s*免费/).tap();
      await expect(result(page)).toBeVisible();
      expect(await seriousFaults(page), 'the prize').toEqual([]);
    },
  );
