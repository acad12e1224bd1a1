import type { Page } from '@playwright/test';
import { expectRoute, openScreen, tabs } from './support/app';
import { seriousFaults } from './support/axe';
import { callV1 } from './support/players';
import { expect, NIGHT, test } from './support/test';

/** The badge on the square's tab. */
const badge = (page: Page, count: number) =>
  tabs(page).getByRole('status', { name: `${count} 条新互动`, exact: true });
const anyBadge = (page: Page) => tabs(page).getByRole('status');
const part = (page: Page, name: string) =>
  openScreen(page)
    .getByRole('group', { name: '互动消息' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => openScreen(page).locator('[data-read]');

test('actions of others move the badge on every device, and similar ones form one notice', async ({
  open,
  newPlayer,
  url,
}) => {
  test.setTimeout(90_000);
  const [author, first, second] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const phone = await open({ player: author });
  const desk = await open({ player: author });
  const post = await callV1(url, author, 'POST', '/api/v1/square/post', {
    title: '等人来聊',
    content: '有人在吗',
  });
  const path = `/api/v1/square/post/${post.id}`;
  await phone.goto('/profile');
  await desk.goto('/profile');
  // The status that brings this badge brings the count of notices too.
  await expect(openScreen(phone).getByRole('status', { name: /条未读$/ })).toBeVisible();
  await expect(anyBadge(phone)).toHaveCount(0);

  await test.step('a like moves both badges; a second like joins the same notice', async () => {
    await callV1(url, first, 'POST', `${path}/like`);
    await expect(badge(phone, 1)).toBeVisible();
    await expect(badge(desk, 1)).toBeVisible();
    await callV1(url, second, 'POST', `${path}/like`);
    await phone.getByRole('link', { name: /^互动消息/ }).tap();
    await expect(rows(phone)).toHaveCount(1);
    await expect(rows(phone)).toContainText(`${second.account.name}、${first.account.name} 赞了你的帖子`);
  });
  await test.step('opening the list marks it as read on the other device too', async () => {
    await expect(anyBadge(desk)).toHaveCount(0);
  });
  await test.step('a comment appears on the open page and leads to its place', async () => {
    const comment = await callV1(url, first, 'POST', `${path}/comment`, { content: '我在' });
    await expect(badge(desk, 1)).toBeVisible();
    await part(phone, '评论和@').tap();
    await expect(rows(phone).first()).toContainText('我在');
    await expect(anyBadge(desk)).toHaveCount(0);
    await callV1(url, second, 'POST', `${path}/comment`, { content: '我也在' });
    await expect(rows(phone).first()).toContainText('我也在');
    await expect(rows(phone)).toHaveCount(2);
    expect(await seriousFaults(phone)).toEqual([]);
    await rows(phone).nth(1).getByText('我在').tap();
    await expect(phone).toHaveURL(`/post/${post.id}?comment=${comment.id}`);
    await expectRoute(phone, 'post');
    await phone.goBack();
    await expectRoute(phone, 'notice');
    await expect(rows(phone)).toHaveCount(2);
  });
  await test.step('the player follows a follower back', async () => {
    await callV1(url, first, 'POST', `/api/v1/user/follow/${author.account.uid}`);
    await expect(badge(desk, 1)).toBeVisible();
    await part(phone, '关注').tap();
    await phone.getByRole('button', { name: new RegExp(`^回关 ${first.account.name}`) }).tap();
    await expect(openScreen(phone).getByText('互相关注')).toBeVisible();
    await expect(anyBadge(desk)).toHaveCount(0);
  });
  await test.step('withdrawn likes remove their notice', async () => {
    await callV1(url, first, 'DELETE', `${path}/like`);
    await callV1(url, second, 'DELETE', `${path}/like`);
    await desk.goto('/notice?group=likes');
    await expect(openScreen(desk).getByText('还没有人点赞')).toBeVisible();
  });
});

test('a player follows, blocks and unblocks a person', NIGHT, async ({ open, newPlayer }) => {
  const [me, other] = [await newPlayer(), await newPlayer()];
  const page = await open({ player: me });
  await page.goto(`/u/${other.account.uid}`);
  await openScreen(page)
    .getByRole('button', { name: `关注 ${other.account.name}` })
    .tap();
  await expect(openScreen(page).getByRole('button', { name: '粉丝 1' })).toBeVisible();
  await openScreen(page).getByRole('button', { name: '粉丝 1' }).tap();
  const sheet = page.getByRole('dialog', { name: `${other.account.name}的粉丝` });
  await expect(sheet.getByRole('link', { name: me.account.name })).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).tap();

  await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
  await page.getByRole('button', { name: '拉黑', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '拉黑', exact: true }).tap();
  await expect(openScreen(page).getByText('你拉黑了这位玩家')).toBeVisible();
  await expect(openScreen(page).getByText('已拉黑', { exact: true })).toBeVisible();
  await expect(openScreen(page).getByRole('button', { name: '粉丝 0' })).toBeVisible();
  await openScreen(page)
    .getByRole('button', { name: `解除拉黑 ${other.account.name}` })
    .tap();
  await expect(openScreen(page).getByRole('button', { name: `关注 ${other.account.name}` })).toBeVisible();
  await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
  await page.getByRole('button', { name: '拉黑', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '拉黑', exact: true }).tap();
  await expect(openScreen(page).getByText('你拉黑了这位玩家')).toBeVisible();
  await page.goto('/user?edit=blocks');
  await page.getByRole('button', { name: `移出 ${other.account.name}` }).tap();
  await expect(page.getByText('已移出，可以重新看到 TA')).toBeVisible();
  await page.goto(`/u/${other.account.uid}`);
  await expect(openScreen(page).getByRole('button', { name: `关注 ${other.account.name}` })).toBeVisible();
});
