import type { Page } from '@playwright/test';
import { openScreen, outbox, stored } from './support/app';
import { seriousFaults } from './support/axe';
import { drawn } from './support/drawn';
import { waitUntilAtRest } from './support/pictures';
import { callV1 } from './support/players';
import { expect, NIGHT, test } from './support/test';

const text = (page: Page) => page.getByLabel('正文', { exact: true });
const publish = (page: Page) => openScreen(page).getByRole('button', { name: '发布', exact: true });
const picture = (page: Page, place: number) =>
  page.getByRole('group', { name: new RegExp(`^第 ${place} 张图片`) });
const ready = (page: Page, count: number) =>
  expect(openScreen(page).locator('[data-state="done"]')).toHaveCount(count);
/** The addresses of the pictures, in the order of the screen. */
const order = (page: Page) =>
  openScreen(page)
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('img')!.src));

/** Waits until the guard is active that makes "back" ask. */
const guarded = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { usr?: { guard?: boolean } }).usr?.guard))
    .toBe(true);

test('a post with pictures is uploaded, ordered, published once and changed', async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/square');
  await page.goto('/postpage?tag=1');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/square/post'))
      posted.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByLabel('标题', { exact: true }).fill('三张图片');
  await text(page).fill('今天拍的，按顺序看\n第二行');

  await test.step('a huge picture is shrunk before the upload', async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/media'));
    await page.getByLabel('选择图片').setInputFiles(await drawn(page, 'A', 4000, 3000));
    const size = Number((await (await sent).allHeaders())['content-length']);
    expect(size).toBeLessThan(2_000_000);
    await ready(page, 1);
  });
  await test.step('drag and keys change the order of pictures', async () => {
    await page.getByLabel('选择图片').setInputFiles([await drawn(page, 'B'), await drawn(page, 'C')]);
    await ready(page, 3);
    const [a, b, c] = await order(page);
    await picture(page, 1).press('ArrowRight');
    await expect.poll(() => order(page)).toEqual([b, a, c]);
    await drag(page, 3, 1);
    await expect.poll(() => order(page)).toEqual([c, b, a]);
  });
  await test.step('axe finds no serious fault', async () => {
    expect(await seriousFaults(page)).toEqual([]);
  });
  await test.step('two taps publish one post', async () => {
    await publish(page).dblclick();
    await expect(page).toHaveURL(/\/post\/\d+$/);
    await expect(openScreen(page).getByText('三张图片').first()).toBeVisible();
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatch(/^[0-9a-f-]{36}$/);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await test.step('back does not lead to the form', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/square');
  });
  await test.step('the author changes the post, and it is marked as edited', async () => {
    await page.goto(`/postpage?edit=${id}`);
    await expect(text(page)).toHaveValue('今天拍的，按顺序看\n第二行');
    await ready(page, 3);
    await page.getByLabel('移除第 2 张图片').tap();
    await text(page).fill('改过的正文');
    await openScreen(page).getByRole('button', { name: '保存', exact: true }).tap();
    await expect(page).toHaveURL(`/post/${id}`);
    await expect(openScreen(page).getByText('改过的正文')).toBeVisible();
    await expect(
      openScreen(page)
        .getByText(/已编辑/)
        .first(),
    ).toBeVisible();
  });
});

test(
  'a draft with a pending upload survives a reload, and leaving asks',
  NIGHT,
  async ({ open, newPlayer, faults }) => {
    faults.expected(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const player = await newPlayer();
    const key = `${player.account.uid}:draft`;
    const page = await open({ player });
    await page.goto('/commenthistory');
    await page.getByRole('link', { name: '去发帖' }).tap();
    await page.route('**/api/v1/media', (route) => route.abort());
    await text(page).fill('写了一半');
    await page.getByLabel('选择图片').setInputFiles(await drawn(page, 'D'));
    await expect(openScreen(page).getByRole('progressbar')).toBeVisible();
    await expect.poll(() => stored(page, key)).toContain('写了一半');

    await test.step('the draft is there again, and the upload continues', async () => {
      await page.unroute('**/api/v1/media');
      await page.reload();
      await expect(text(page)).toHaveValue('写了一半');
      await ready(page, 1);
    });
    await test.step('back asks, and closing the question keeps the text', async () => {
      await page.goBack();
      const dialog = page.getByRole('dialog', { name: '帖子还没有发布' });
      await dialog.getByRole('button', { name: '关闭' }).tap();
      await expect(dialog).toHaveCount(0);
      await expect(text(page)).toHaveValue('写了一半');
    });
    await test.step('a saved draft is there after a return', async () => {
      await page.getByRole('button', { name: '返回' }).tap();
      await page.getByRole('button', { name: '保存草稿' }).tap();
      await expect(page).toHaveURL('/commenthistory');
      // The screen moves out. Then the document keeps it hidden.
      await expect(page.locator('[data-route="postpage"]')).toBeHidden();
      await page.goForward();
      await expect(text(page)).toHaveValue('写了一半');
      await ready(page, 1);
      await guarded(page);
    });
    await test.step('discarding removes the draft', async () => {
      await page.goBack();
      await page.getByRole('button', { name: '放弃' }).tap();
      await expect(page).toHaveURL('/commenthistory');
      await expect.poll(() => stored(page, key)).toBeNull();
    });
  },
);

test(
  'an upload survives a short loss of the network, and a file that is not a picture can be removed',
  NIGHT,
  async ({ open, newPlayer, faults }) => {
    faults.expected(/ERR_FAILED/);
    const page = await open({ player: await newPlayer() });
    await page.goto('/postpage');
    const keys: string[] = [];
    await page.route('**/api/v1/media', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length <= 2) await route.abort();
      else await route.continue();
    });
    await page.getByLabel('选择图片').setInputFiles(await drawn(page, 'E'));
    await ready(page, 1);
    expect(new Set(keys).size).toBe(1);

    await page.getByLabel('选择图片').setInputFiles({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    });
    await expect(page.getByRole('button', { name: /^重新上传第 2 张图片：这张图片打不开/ })).toBeVisible();
    await page.getByRole('button', { name: '移除第 2 张图片' }).tap();
    await ready(page, 1);
  },
);

test('a game is linked, and the list of people to mention opens', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/postpage?game=1004');
  await expect(openScreen(page).getByRole('button', { name: /^不选/ })).toBeVisible();
  await openScreen(page).getByRole('button', { name: /^不选/ }).tap();
  await page.getByRole('button', { name: '关联游戏' }).tap();
  const sheet = page.getByRole('dialog', { name: '关联一款游戏' });
  await sheet.getByRole('searchbox').fill('山河');
  await sheet.getByRole('button', { name: /山河一局棋/ }).tap();
  await expect(openScreen(page).getByText('山河一局棋')).toBeVisible();
  await page.getByRole('button', { name: '提到关注的人' }).tap();
  await expect(page.getByRole('dialog', { name: '提到谁' })).toBeVisible();
});

test(
  'a post published offline in a closed tab appears once, sent by another tab',
  NIGHT,
  async ({ open, newPlayer, url, faults }) => {
    faults.expected(/ERR_INTERNET_DISCONNECTED/);
    const player = await newPlayer();
    const page = await open({ player });
    const context = page.context();
    const posted: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/square/post'))
        posted.push(request.headers()['idempotency-key'] ?? '');
    });
    const key = `${player.account.uid}:draft`;
    const waiting = (on: Page) => openScreen(on).getByText('存好啦，网络恢复后自动发布，放心离开吧');
    await page.goto('/postpage');
    await text(page).fill('隧道里写的');
    await expect.poll(() => stored(page, key)).toContain('隧道里写的');
    await context.setOffline(true);

    await test.step('the post waits, and can be withdrawn', async () => {
      await publish(page).tap();
      await expect(waiting(page)).toBeVisible();
      await waitUntilAtRest(page);
      expect(await seriousFaults(page)).toEqual([]);
      await openScreen(page).getByRole('button', { name: '撤回' }).tap();
      await text(page).fill('隧道里写完的');
      await publish(page).tap();
      await expect(waiting(page)).toBeVisible();
      await expect.poll(() => outbox(page)).toEqual(['publish']);
      await page.close();
    });
    await test.step('another tab publishes it', async () => {
      const tab = await context.newPage();
      await context.setOffline(false);
      await tab.goto('/square');
      await tab.getByText('发布成功').tap({ timeout: 20_000 });
      await expect(tab).toHaveURL(/\/post\/\d+$/);
      await expect(openScreen(tab).getByText('隧道里写完的')).toBeVisible();
      await expect.poll(() => outbox(tab)).toEqual([]);
      expect(await stored(tab, key)).toBeNull();
      expect(posted).toHaveLength(1);
      const { records } = await callV1<{ records: { author: { uid: number } }[] }>(
        url,
        player,
        'GET',
        '/api/v1/square/post/list?sort=2&pageSize=50',
      );
      expect(records.filter(({ author }) => author.uid === player.account.uid)).toHaveLength(1);
    });
  },
);

/** Drags one picture with the mouse and drops it on another one. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const middle = async (place: number) => {
    const { x, y, width, height } = (await picture(page, place).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  // A picture that was moved before may still be moving.
  await waitUntilAtRest(page);
  const goal = await middle(to);
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...goal, { steps: 8 });
  await page.mouse.up();
}
