import type { Page } from '@playwright/test';
import { expectRoute, openScreen, signIn } from './support/app';
import { callV1, type Player } from './support/players';
import { expect, NIGHT, test } from './support/test';

type Portal = (...args: string[]) => Promise<string>;

test('a muted player appeals, and sees the answer when the mute is lifted', async ({
  open,
  newPlayer,
  portal,
}) => {
  const player = await newPlayer();
  await portal('account', 'mute', '--who', player.loginName, '--days', '3', '--reason', '广告刷屏');
  const page = await open({ player });

  await test.step('comes from the message about the mute', async () => {
    await page.goto('/message');
    await openScreen(page)
      .getByRole('button', { name: /禁言通知/ })
      .tap();
    await page.getByRole('dialog', { name: '禁言通知' }).getByRole('button', { name: '去看看' }).tap();
    await expectRoute(page, 'measures');
  });
  const mute = openScreen(page).getByRole('article', { name: '禁言' });
  await expect(mute).toContainText('广告刷屏');
  await expect(mute).toContainText('生效中');

  await test.step('sends one appeal', async () => {
    await appeal(page, '那是活动口令，不是广告');
    await expect(mute).toContainText('申诉中');
    await expect(mute).toContainText('那是活动口令，不是广告');
    await expect(mute.getByRole('button', { name: '申诉' })).toHaveCount(0);
  });

  await test.step('sees the answer at once', async () => {
    await portal('appeal', 'lift', await appealOf(portal, player), '--answer', '核实过了，是误判');
    await expect(mute).toContainText('申诉通过，处理已撤销');
    await expect(mute).toContainText('核实过了，是误判');
  });
});

test(
  'a suspended player appeals from the login, and signs in after the suspension is lifted',
  NIGHT,
  async ({ open, newPlayer, portal }) => {
    const player = await newPlayer();
    await portal('account', 'suspend', '--who', player.loginName, '--days', '3', '--reason', '广告刷屏');
    const page = await open();
    await page.goto('/login');
    await signIn(page, player.loginName, player.password);
    const dialog = page.getByRole('dialog', { name: '账号已被暂停使用' });
    await expect(dialog).toContainText('原因：广告刷屏');
    await dialog.getByRole('link', { name: '申诉' }).tap();
    await expectRoute(page, 'measures');
    const suspension = openScreen(page).getByRole('article', { name: '暂停使用' });
    await appeal(page, '账号被别人用过');
    await expect(suspension).toContainText('申诉中');

    await test.step('is signed in nowhere, and the device stores no token', async () => {
      const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
      expect(await page.evaluate(kept)).not.toContain('portal_appeal_');
      await page.goto('/devices');
      await expectRoute(page, 'login');
      await page.goto('/measures');
      await expect(openScreen(page).getByText('登录后查看处理记录')).toBeVisible();
    });

    await portal('appeal', 'lift', await appealOf(portal, player), '--answer', '已经找回');
    await openScreen(page).getByRole('link', { name: '去登录' }).tap();
    await expectRoute(page, 'login');
    await signIn(page, player.loginName, player.password);
    await expectRoute(page, 'measures');
    await expect(suspension).toContainText('已撤销');
    await expect(suspension).toContainText('已经找回');
  },
);

test(
  'settings lead to the list, which names a hidden comment and links to its post',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const player = await newPlayer();
    const content = `今晚八点开黑 ${player.loginName}`;
    const { id: post } = await callV1(url, player, 'POST', '/api/v1/square/post', { content });
    const path = `/api/v1/square/post/${post}/comment`;
    const { id: comment } = await callV1(url, player, 'POST', path, { content: '加群领福利' });
    const page = await open({ player });
    await page.goto('/settings');
    await openScreen(page).getByRole('link', { name: '处理记录' }).tap();
    await expect(openScreen(page).getByText('没有处理记录')).toBeVisible();
    // The message about it reads the list again.
    await portal('comment', 'hide', String(comment), '--reason', '有人举报');
    const hide = openScreen(page).getByRole('article', { name: '评论被隐藏' });
    await expect(hide).toContainText('加群领福利');
    await hide.getByRole('link', { name: '查看帖子' }).tap();
    await expectRoute(page, 'post');
    await expect(openScreen(page)).toContainText(content);
  },
);

/** Writes an appeal against the one measure of the open list. */
async function appeal(page: Page, content: string): Promise<void> {
  await openScreen(page).getByRole('button', { name: '申诉' }).tap();
  const sheet = page.getByRole('dialog', { name: /^申诉：/ });
  await sheet.getByLabel('申诉理由').fill(content);
  await sheet.getByRole('button', { name: '提交申诉' }).dblclick();
  await expect(sheet).toBeHidden();
}

/** The number of the player's open appeal, from the operators' list. */
async function appealOf(portal: Portal, { account }: Player): Promise<string> {
  const open = JSON.parse(await portal('appeal', 'list', '--json')) as { id: number; uid: number }[];
  return String(open.find(({ uid }) => uid === account.uid)!.id);
}
