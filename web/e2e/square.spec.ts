import type { Locator, Page } from '@playwright/test';
import { expectRoute, openScreen, outbox, scrolled } from './support/app';
import { settled } from './support/pictures';
import { SocketProxy } from './support/socketProxy';
import { publish, say, write } from './support/square';
import { expect, NIGHT, test } from './support/test';

const comments = (page: Page) => openScreen(page).getByRole('region', { name: '评论' });
const saying = (page: Page, text: string) =>
  comments(page).getByRole('article').filter({ hasText: text }).first();
const pill = (page: Page, count: number) => page.getByRole('button', { name: `${count} 条新评论` });
const heart = (place: Locator) => place.getByRole('button', { name: /个赞$/ }).first();

test('two people at one post see the actions of each other', async ({ open, newPlayer, url }) => {
  const [author, guest] = [await newPlayer(), await newPlayer()];
  const post = await publish(url, author, '今晚九点开黑，缺一个辅助');
  const [ours, theirs] = [await open({ player: author }), await open({ player: guest })];
  const proxy = await SocketProxy.of(ours);
  for (const page of [ours, theirs]) await page.goto(`/post/${post.id}`);

  await test.step('both pages show the number of readers', async () => {
    for (const page of [ours, theirs]) await expect(page.getByText('2 人正在看')).toBeVisible();
  });

  await test.step('a new comment of another person appears in place, because there is room', async () => {
    await write(theirs, '我来当辅助');
    await expect(saying(theirs, '我来当辅助')).toBeVisible();
    await expect(comments(theirs).getByText('发送中')).toHaveCount(0);
    await expect(saying(ours, '我来当辅助')).toBeVisible();
    await expect(pill(ours, 1)).toHaveCount(0);
  });

  await test.step('a reply appears below its comment', async () => {
    await saying(ours, '我来当辅助').getByRole('button', { name: /^回复/ }).tap();
    await ours.getByRole('textbox', { name: /^回复/ }).fill('九点见');
    await ours.getByRole('button', { name: '发送' }).tap();
    await expect(saying(theirs, '我来当辅助').getByText('九点见')).toBeVisible();
    await expect(saying(theirs, '九点见').getByText('楼主').first()).toBeVisible();
  });

  await test.step('both pages count likes', async () => {
    await heart(saying(ours, '我来当辅助')).tap();
    await expect(heart(saying(theirs, '我来当辅助'))).toHaveAccessibleName('点赞，1 个赞');
    await theirs.getByRole('button', { name: '点赞，0 个赞' }).last().tap();
    await expect(ours.getByRole('button', { name: '点赞，1 个赞' }).last()).toBeVisible();
  });

  await test.step('following a person notifies that person', async () => {
    await theirs.getByRole('button', { name: `关注 ${author.loginName}` }).tap();
    await expect(theirs.getByRole('button', { name: `已关注 ${author.loginName}` })).toBeVisible();
    await expect
      .poll(() => proxy.received.filter(({ type, kind }) => type === 'notice' && kind === 'follow'))
      .toHaveLength(1);
  });

  await test.step('both pages show an edited comment', async () => {
    await saying(theirs, '我来当辅助').getByRole('button', { name: '更多' }).tap();
    await theirs.getByRole('button', { name: '编辑' }).tap();
    const sheet = theirs.getByRole('dialog', { name: '编辑评论' });
    await expect(sheet.getByRole('textbox')).toBeFocused();
    await sheet.getByRole('textbox').fill('我来当辅助，还能带个中单');
    await sheet.getByRole('button', { name: '保存' }).tap();
    await expect(sheet).toHaveCount(0);
    for (const page of [ours, theirs]) {
      await expect(saying(page, '还能带个中单').getByText('已编辑')).toBeVisible();
      // The comment keeps its position and its reply.
      await expect(saying(page, '还能带个中单').getByText('九点见')).toBeVisible();
    }
  });

  await test.step('a deleted comment leaves a placeholder above its replies', async () => {
    await saying(theirs, '我来当辅助').getByRole('button', { name: '更多' }).tap();
    await theirs.getByRole('button', { name: '删除' }).tap();
    await theirs.getByRole('dialog', { name: '删除这条评论？' }).getByRole('button', { name: '删除' }).tap();
    await expect(comments(ours).getByText('这条评论已删除')).toBeVisible();
    await expect(saying(ours, '九点见')).toBeVisible();
    await expect(saying(ours, '我来当辅助')).toHaveCount(0);
  });

  await test.step('deleting the post closes it on the other page', async () => {
    await ours.getByRole('button', { name: '更多' }).first().tap();
    await ours.getByRole('button', { name: '删除' }).tap();
    await ours.getByRole('dialog', { name: '删除这篇帖子？' }).getByRole('button', { name: '删除' }).tap();
    await expect(theirs.getByText('帖子不见了')).toBeVisible();
  });
});

test('a new comment does not move the comment that is being read', async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  const post = await publish(url, player, '盖楼帖');
  for (let floor = 1; floor <= 12; floor += 1) await say(url, player, post.id, `第 ${floor} 层的话`);
  const page = await open();
  await page.goto(`/post/${post.id}`);
  const read = saying(page, '第 4 层的话');
  await read.scrollIntoViewIfNeeded();
  await settled(page);
  const before = (await read.boundingBox())!.y;
  const { id } = await say(url, player, post.id, '新来的一层');
  await expect(pill(page, 1)).toBeVisible();
  expect((await read.boundingBox())!.y).toBe(before);
  await pill(page, 1).tap();
  await expect(page.locator(`[data-comment="${id}"]`)).toBeInViewport();
});

test(
  'a new comment appears below a short thread and moves nothing',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const post = await publish(url, player, '人不多的帖子');
    for (const text of ['先来的', '后来的']) await say(url, player, post.id, text);
    const page = await open();
    await page.goto(`/post/${post.id}`);
    await expect(saying(page, '先来的')).toBeVisible();
    await settled(page);
    const places = async () =>
      Promise.all(['先来的', '后来的'].map(async (text) => (await saying(page, text).boundingBox())!.y));
    const before = await places();
    await say(url, player, post.id, '刚到的');
    await expect(saying(page, '刚到的')).toBeInViewport();
    await expect(pill(page, 1)).toHaveCount(0);
    await settled(page);
    expect(await places()).toEqual(before);
    expect((await saying(page, '刚到的').boundingBox())!.y).toBeGreaterThan(Math.max(...before));
    await expect(saying(page, '刚到的').getByText('刚刚')).toBeVisible();
  },
);

test(
  'the feed leads with a post that others liked; zeros are hidden',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const [author, fan] = [await newPlayer(), await newPlayer()];
    const liked = await publish(url, author, '有人点赞的帖子');
    const fresh = await publish(url, author, '还没有人理的新帖');
    const page = await open({ player: fan });
    await page.goto(`/post/${liked.id}`);
    await openScreen(page).getByRole('button', { name: '点赞，0 个赞' }).last().tap();
    await expect(openScreen(page).getByRole('button', { name: '取消点赞，1 个赞' }).last()).toBeVisible();
    const place = async (id: number) => {
      const link = openScreen(page).locator(`article:has(a[href="/post/${id}"])`).first();
      return (await link.count()) === 0 ? Infinity : (await link.boundingBox())!.y;
    };
    // Ranks follow likes after a few seconds.
    await expect(async () => {
      await page.goto('/square');
      await expect(openScreen(page).getByText('有人点赞的帖子')).toBeVisible({ timeout: 2_000 });
      expect(await place(liked.id)).toBeLessThan(await place(fresh.id));
    }).toPass();

    await page.goto('/square?feed=new');
    const card = openScreen(page).getByRole('article').filter({ hasText: '还没有人理的新帖' });
    await expect(card.getByRole('button', { name: '点赞，0 个赞' })).toHaveText('点赞');
    await expect(card.getByRole('link', { name: '评论，0 条' })).toHaveText('评论');
    await expect(card.getByText('刚刚')).toBeVisible();
  },
);

test(
  'the write button and a toast cover no post, no title and no inbox',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const text = `${other.loginName} 的帖子`;
    await publish(url, other, text);
    const page = await open({ player });
    await page.goto('/square?feed=new');
    const box = async (place: Locator) => (await place.boundingBox())!;
    const button = await box(openScreen(page).getByRole('button', { name: '发帖', exact: true }));
    const tabs = await box(openScreen(page).getByRole('group', { name: '看哪些帖子' }));
    expect(button.y + button.height).toBeLessThanOrEqual(tabs.y + tabs.height);
    expect(button.x).toBeGreaterThanOrEqual(tabs.x + tabs.width);

    await test.step('blocking the author of a post leaves the post and says so', async () => {
      const card = openScreen(page).getByRole('article').filter({ hasText: text });
      await card.getByRole('link', { name: /^评论/ }).tap();
      await expect(openScreen(page)).toHaveAttribute('data-route', 'post');
      await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
      await page.getByRole('button', { name: `拉黑 ${other.loginName}` }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '拉黑', exact: true }).tap();
      await expect(page).toHaveURL(/\/square\?feed=new$/);
      await expect(openScreen(page).getByText(text)).toHaveCount(0);
    });

    await test.step('its toast is below the bar', async () => {
      const toast = await box(page.getByRole('status').filter({ hasText: '已拉黑' }));
      expect(toast.y).toBeGreaterThanOrEqual(52);
    });

    await test.step('撤销 brings the post back', async () => {
      await page.getByRole('button', { name: '撤销' }).tap();
      await expect(page.getByText('已移出黑名单')).toBeVisible();
      await expect(openScreen(page).getByText(text)).toBeVisible();
    });
  },
);

test('a comment that failed on a bad network is sent again once, also after a reload and on another screen', async ({
  open,
  newPlayer,
  url,
  faults,
}) => {
  faults.expected(/Failed to load resource/);
  const player = await newPlayer();
  const post = await publish(url, player, '信号不好的地方');
  const page = await open({ player });
  // Without a socket, no event reports that the comment arrived.
  (await SocketProxy.of(page)).cut();
  await page.goto(`/post/${post.id}`);
  await expect(comments(page).getByText('还没有人评论')).toBeVisible();
  const keys: string[] = [];
  const path = `**/square/post/${post.id}/comment`;
  let isReachable = false;
  let lost = 0;
  await page.route(path, async (route) => {
    if (isReachable) return route.continue();
    keys.push(route.request().headers()['idempotency-key']!);
    // The first comment arrives; its answer does not.
    if (keys.length === 1) await route.fetch();
    await route.abort();
    lost += 1;
  });
  await write(page, '断断续续');
  await expect(comments(page).getByRole('article')).toHaveCount(1);
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect(await outbox(page)).toEqual(['comment']);
  await page.goto('/animate');
  const response = page.waitForResponse(path);
  isReachable = true;
  const answered = await response;
  keys.push(answered.request().headers()['idempotency-key']!);
  await expect.poll(() => outbox(page)).toEqual([]);
  await page.goto(`/post/${post.id}`);
  await expect(saying(page, '断断续续')).toBeVisible();
  await expect(comments(page).getByText('发送中')).toHaveCount(0);
  await expect(comments(page).getByRole('article')).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
});

test(
  'the feed offers new posts, and back keeps its scroll position',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await page.goto('/square?feed=new');
    const cards = openScreen(page).locator('[data-post]');
    await expect(cards).not.toHaveCount(0);
    const other = await newPlayer();
    const fresh = await publish(url, other, `刚刚发生的事 ${other.loginName}`);
    await page.getByRole('button', { name: /条新动态$/ }).tap();
    await expect(openScreen(page).locator(`[data-post="${fresh.id}"]`)).toBeVisible();

    const id = await cards.nth(15).getAttribute('data-post');
    const card = openScreen(page).locator(`[data-post="${id}"]`);
    await card.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(1000);
    // The position on the screen, not in the list: new posts of other tests may appear above.
    const place = async () => Math.round((await card.boundingBox())?.y ?? -1);
    const before = await place();
    await card.getByRole('link', { name: /^评论/ }).tap();
    await expect(page).toHaveURL(`/post/${id}`);
    await expectRoute(page, 'post');
    await page.goBack();
    await expectRoute(page, 'square');
    await expect(card).toBeInViewport();
    await expect.poll(place).toBe(before);
  },
);
