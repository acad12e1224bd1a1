import type { Page } from '@playwright/test';
import { expectRoute, openScreen, scrolled } from './support/app';
import { seriousFaults } from './support/axe';
import { fetched, gameOf } from './support/files';
import { settled } from './support/pictures';
import { callAs, callV1, type Player } from './support/players';
import { touch } from './support/touch';
import { expect, NIGHT, test } from './support/test';

/** Free games of the demo content that no other file rates. Each test has its own, because all tests share one server. */
const FREE = 1016;
const LIVE = 1036;
const TABS = 1033;
const UNRATED = 1014;

const ratings = (page: Page) => openScreen(page).getByTestId('ratings');
const button = (page: Page, name: string | RegExp) => openScreen(page).getByRole('button', { name });
const tab = (page: Page, name: RegExp) => button(page, name);
const fine = async (page: Page) => {
  // Axe measures the colours of a dialog that still fades in.
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]');
    await Promise.all((dialog?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished));
  });
  await settled(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
};
const download = (url: string, player: Player, game: number) =>
  callAs(url, player, `/api/user/game/download/${game}`, { platformType: '1', price: '0' });

test('a player has to download a game before rating it', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto(`/detail/${FREE}`);
  await button(page, '我来评分').tap();
  const first = page.getByRole('dialog', { name: '下载后可以评分' });
  await expect(first.getByRole('radio')).toHaveCount(0);
  await fine(page);
  await fetched(page, () => first.getByRole('button', { name: '免费下载' }).tap());
  await expect(first).toHaveCount(0);
  await button(page, '我来评分').tap();
  const dialog = page.getByRole('dialog', { name: /打分/ });
  await dialog.locator('label').nth(4).tap();
  await dialog.getByRole('button', { name: '提交' }).tap();
  await expect(page.getByText('评分成功')).toBeVisible();
  await expect(button(page, '我打了 5 星')).toBeVisible();
});

test('everybody who looks at a game sees a rating at once', async ({ open, newPlayer, url }) => {
  const [mine, other] = [await newPlayer(), await newPlayer()];
  for (const player of [mine, other]) await download(url, player, LIVE);
  const { ratingNum: before, ratingCounts } = await gameOf(url, LIVE);
  const [, two = 0, , four = 0] = ratingCounts;
  const page = await open({ player: mine });
  const visitor = await open();
  for (const each of [page, visitor]) {
    await each.goto(`/detail/${LIVE}`);
    await expect(ratings(each)).toContainText(`${before} 人评分`);
  }
  await test.step('a rating by finger', async () => {
    await button(page, '我来评分').tap();
    const dialog = page.getByRole('dialog', { name: /打分/ });
    await expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled();
    await dialog.locator('label').nth(1).tap();
    await expect(dialog.getByRole('radio', { name: '2 星，较差' })).toBeChecked();
    await fine(page);
    await dialog.getByRole('button', { name: '提交' }).tap();
    await expect(dialog).toHaveCount(0);
    for (const each of [page, visitor]) {
      await expect(ratings(each)).toContainText(`${before + 1} 人评分`);
      await expect(ratings(each).getByText(`2 星：${two + 1} 人`)).toBeAttached();
    }
  });
  await test.step('another opinion, with the arrow keys', async () => {
    await button(page, '我打了 2 星').tap();
    const dialog = page.getByRole('dialog', { name: /打分/ });
    await dialog.getByRole('radio', { name: '2 星，较差' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 星，推荐' })).toBeChecked();
    await dialog.getByRole('button', { name: '提交' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(ratings(visitor).getByText(`2 星：${two} 人`)).toBeAttached();
    await expect(ratings(visitor).getByText(`4 星：${four + 1} 人`)).toBeAttached();
    await expect(ratings(visitor)).toContainText(`${before + 1} 人评分`);
  });
  await test.step('somebody else rates the game', async () => {
    await callV1(url, other, 'POST', `/api/v1/game/${LIVE}/rating`, { stars: 1 });
    for (const each of [page, visitor]) await expect(ratings(each)).toContainText(`${before + 2} 人评分`);
    await expect(button(page, '我打了 4 星')).toBeVisible();
  });
  await test.step('the rating is taken back, also after a reload', async () => {
    await button(page, '我打了 4 星').tap();
    await page.getByRole('button', { name: '收回评分' }).tap();
    await expect(button(page, '我来评分')).toBeVisible();
    for (const each of [page, visitor]) await expect(ratings(each)).toContainText(`${before + 1} 人评分`);
    await page.reload();
    await expect(ratings(page)).toContainText(`${before + 1} 人评分`);
    await expect(button(page, '我来评分')).toBeVisible();
  });
});

test('a visitor who wants to rate goes to the sign-in', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto(`/detail/${LIVE}`);
  await button(page, '我来评分').tap();
  await expect(page).toHaveURL('/login');
});

test(
  'cards show the real rating or none, and the best rated games have enough ratings',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/games?sort=rating');
    const rows = openScreen(page).locator('a[href^="/detail/"]');
    await expect(rows.first().getByRole('img', { name: /^评分 \d\.\d$/ })).toBeVisible();
    await expect(openScreen(page).locator(`a[href="/detail/${UNRATED}"]`)).toHaveCount(0);
    await page.goto(`/detail/${UNRATED}`);
    await expect(openScreen(page).getByText('暂无评分')).toBeVisible();
    await expect(ratings(page)).toContainText('还没有评分');
  },
);

test(
  'the tabs of a game open by tap, key and swipe and stay in the address; the bar shows the name',
  NIGHT,
  async ({ open }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`/detail/${TABS}`);
    const name = await openScreen(page).getByRole('heading', { level: 1 }).innerText();
    const bar = openScreen(page).locator('header').first();
    await expect(bar).toContainText('游戏');
    await test.step('by tap', async () => {
      await expect(tab(page, /^讨论/)).toContainText(/讨论\d/);
      await tab(page, /^讨论/).tap();
      await expect(page).toHaveURL(`/detail/${TABS}?tab=posts`);
      await expect(openScreen(page).locator('article').first()).toBeVisible();
      await fine(page);
    });
    await test.step('by swipe', async () => {
      const { y } = (await openScreen(page).locator('article').first().boundingBox())!;
      await touch(page, [[300, y + 40, 60, y + 40]]);
      await expect(page).toHaveURL(`/detail/${TABS}?tab=gifts`);
      await touch(page, [[60, 600, 300, 600]]);
      await expect(page).toHaveURL(`/detail/${TABS}?tab=posts`);
    });
    await test.step('by key, and after a reload', async () => {
      await tab(page, /^礼包/).press('Enter');
      await expect(page).toHaveURL(`/detail/${TABS}?tab=gifts`);
      await page.reload();
      await expect(tab(page, /^礼包/)).toHaveAttribute('aria-pressed', 'true');
      await tab(page, /^详情/).press('Enter');
      await expect(page).toHaveURL(`/detail/${TABS}`);
    });
    await test.step('the bar shows the name once the heading is scrolled away', async () => {
      await expect(bar).not.toContainText(name);
      await openScreen(page).getByRole('heading', { name: '玩家评分' }).scrollIntoViewIfNeeded();
      await openScreen(page)
        .locator('[data-scroller]')
        .evaluate((scroller) => scroller.scrollTo(0, 600));
      await expect(bar).toContainText(name);
      await fine(page);
    });
    await test.step('another tab keeps the name in the bar', async () => {
      await tab(page, /^讨论/).tap();
      await expect(openScreen(page).locator('article').first()).toBeVisible();
      expect(await scrolled(page)).toBeGreaterThan(100);
      await expect(bar).toContainText(name);
    });
    await test.step('sharing copies the address', async () => {
      await page.evaluate(() => Object.assign(navigator, { share: undefined }));
      await openScreen(page).getByRole('banner').getByRole('button', { name: '分享' }).tap();
      await expect(page.getByText('复制成功')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/detail/${TABS}`);
    });
    await test.step('back leaves the page', async () => {
      await page.goto('/games');
      await openScreen(page).locator('a[href^="/detail/"]').first().tap();
      await expectRoute(page, 'detail');
      await tab(page, /^礼包/).tap();
      await button(page, '返回').tap();
      await expectRoute(page, 'games');
    });
  },
);
