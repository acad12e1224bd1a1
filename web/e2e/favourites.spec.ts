import type { Page } from '@playwright/test';
import { expectRoute, openScreen, outbox } from './support/app';
import { callV1 } from './support/players';
import { publish } from './support/square';
import { expect, NIGHT, test } from './support/test';

const star = (page: Page, name: '收藏' | '取消收藏') =>
  openScreen(page).getByRole('button', { name, exact: true });
const favourite = (page: Page, id: number) => openScreen(page).locator(`[data-favourite="${id}"]`);
const visit = (page: Page, what: string) => openScreen(page).locator(`[data-visit="${what}"]`);
const GAME = 1001;

test('by finger: a player keeps a post and a game, finds them, and removes one', async ({
  open,
  newPlayer,
  url,
}) => {
  const [author, player] = [await newPlayer(), await newPlayer()];
  const post = await publish(url, author, '值得留着的攻略');
  const page = await open({ player });

  await test.step('the star of a post and of a game', async () => {
    await page.goto(`/post/${post.id}`);
    await star(page, '收藏').tap();
    await expect(star(page, '取消收藏')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('收藏好啦')).toBeVisible();
    await page.goto(`/detail/${GAME}`);
    await star(page, '收藏').tap();
    await expect(star(page, '取消收藏')).toBeVisible();
    await expect.poll(() => outbox(page)).toEqual([]);
    await page.reload();
    await expect(star(page, '取消收藏')).toBeVisible();
  });

  await test.step('both are on the page of favourites, in two tabs', async () => {
    await page.goto('/profile');
    await openScreen(page).getByRole('link', { name: '我的收藏' }).tap();
    await expectRoute(page, 'favourites');
    await expect(favourite(page, post.id).getByText('值得留着的攻略')).toBeVisible();
    await openScreen(page).getByRole('button', { name: '游戏', exact: true }).tap();
    await expect(favourite(page, GAME)).toBeVisible();
  });

  await test.step('a removed one stays until the list is read again', async () => {
    await favourite(page, GAME)
      .getByRole('button', { name: /^取消收藏/ })
      .tap();
    await expect(favourite(page, GAME).getByRole('button', { name: /^收藏/ })).toBeVisible();
    await expect.poll(() => outbox(page)).toEqual([]);
    await page.reload();
    await expect(openScreen(page).getByText('还没有收藏游戏')).toBeVisible();
  });

  await test.step('a deleted post is shown as gone', async () => {
    await callV1(url, author, 'DELETE', `/api/v1/square/post/${post.id}`);
    await page.goto('/favourites');
    await expect(favourite(page, post.id).getByText('这篇帖子看不到了')).toBeVisible();
    await expect(openScreen(page).getByText('值得留着的攻略')).toHaveCount(0);
  });
});

test('by finger: the menu of a post keeps it and removes it', NIGHT, async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  const post = await publish(url, player, '从菜单里收藏');
  const page = await open({ player });
  await page.goto(`/post/${post.id}`);
  const choose = async (name: '收藏' | '取消收藏') => {
    await openScreen(page).getByRole('button', { name: '更多', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: '更多' });
    await menu.getByRole('button', { name, exact: true }).tap();
    await expect(menu).toHaveCount(0);
  };
  await choose('收藏');
  await expect(star(page, '取消收藏')).toBeVisible();
  await expect.poll(() => outbox(page)).toEqual([]);
  await choose('取消收藏');
  await expect(page.getByText('已取消收藏')).toBeVisible();
  await expect(star(page, '收藏')).toBeVisible();
  await expect.poll(() => outbox(page)).toEqual([]);
});

test('a favourite waits for the network and arrives', NIGHT, async ({ open, newPlayer, url, faults }) => {
  faults.expected(/ERR_INTERNET_DISCONNECTED/);
  const player = await newPlayer();
  const post = await publish(url, player, '没有网络也想留着');
  const page = await open({ player });
  await page.goto(`/post/${post.id}`);
  await expect(star(page, '收藏')).toBeVisible();
  await page.context().setOffline(true);
  await star(page, '收藏').tap();
  await expect(star(page, '取消收藏')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => outbox(page)).toEqual([]);
  await page.goto('/favourites');
  await expect(favourite(page, post.id)).toBeVisible();
});

test('a visitor signs in before keeping something', NIGHT, async ({ open, newPlayer, url }) => {
  const post = await publish(url, await newPlayer(), '访客也能看');
  const page = await open();
  await page.goto(`/post/${post.id}`);
  await star(page, '收藏').tap();
  await expectRoute(page, 'login');
});

test(
  'by finger: the history of posts and games, which a sign-out clears',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const [author, player] = [await newPlayer(), await newPlayer()];
    const post = await publish(url, author, '看过一眼的帖子');
    const page = await open({ player });
    await page.goto(`/post/${post.id}`);
    await expect(openScreen(page).getByText('看过一眼的帖子')).toBeVisible();
    await page.goto(`/detail/${GAME}`);
    await expect(star(page, '收藏')).toBeVisible();

    await test.step('it lists both by day, the latest first', async () => {
      await page.goto('/profile');
      await openScreen(page).getByRole('link', { name: '浏览记录' }).tap();
      await expectRoute(page, 'history');
      const today = openScreen(page).getByRole('region', { name: '今天' });
      await expect(today.locator('[data-visit]')).toHaveCount(2);
      await expect(today.locator('[data-visit]').first()).toHaveAttribute('data-visit', `game ${GAME}`);
    });

    await test.step('an entry leads back, one can be removed', async () => {
      await visit(page, `post ${post.id}`).getByRole('link').tap();
      await expectRoute(page, 'post');
      await page.goBack();
      await visit(page, `game ${GAME}`).getByRole('button').tap();
      await expect(visit(page, `game ${GAME}`)).toHaveCount(0);
      await expect(visit(page, `post ${post.id}`)).toBeVisible();
    });

    await test.step('the two histories lead to each other', async () => {
      await openScreen(page)
        .getByRole('link', { name: /阅读记录/ })
        .tap();
      await expectRoute(page, 'readhistory');
      await openScreen(page)
        .getByRole('link', { name: /浏览记录/ })
        .tap();
      await expectRoute(page, 'history');
    });

    await test.step('all of them can be cleared', async () => {
      await openScreen(page).getByRole('button', { name: '清空' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '清空' }).tap();
      await expect(openScreen(page).getByText('还没有浏览记录')).toBeVisible();
    });

    await test.step('a sign-out clears them', async () => {
      await page.goto(`/post/${post.id}`);
      await expect(openScreen(page).getByText('看过一眼的帖子')).toBeVisible();
      await page.goto('/profile');
      await openScreen(page).getByRole('button', { name: '退出登录' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':visits'))))
        .toEqual([]);
    });
  },
);
