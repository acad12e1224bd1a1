import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { waitUntilAtRest } from './support/pictures';
import { sized } from './support/variants';
import { expect, NIGHT, test } from './support/test';

const DESK = sized({ width: 1440, height: 900 });

test(
  'pulling a page by a link with the mouse reloads it and does not open the link',
  NIGHT,
  async ({ open }) => {
    const page = await open(DESK);
    await page.goto('/games');
    const link = openScreen(page).locator('[data-pull] a').first();
    await link.click({ trial: true });
    for (const again of [1, 2]) {
      const read = page.waitForResponse('**/api/web/game/list');
      await pullByMouse(page, await middle(link), 180);
      expect((await read).ok(), `pull ${again}`).toBe(true);
      await expect(openScreen(page).locator('[data-pull]')).toHaveAttribute('data-pull', 'normal');
    }
    await expect(page).toHaveURL('/games');
  },
);

test('swipes change the part of a page', async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/notice?group=likes');
  const part = openScreen(page).locator('[data-part]');
  const expectPart = async (id: string, text: string) => {
    await expect(part).toHaveAttribute('data-part', id);
    await expect(part.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(`/notice?group=${id}`);
    await waitUntilAtRest(page);
  };
  const left = async () => (await part.boundingBox())!.x;
  await expectPart('likes', '还没有人点赞');
  const rest = await left();

  await test.step('to the next part, and back', async () => {
    await swipe(page, { x: 300, y: 500 }, -200, async () => expect(await left()).toBeLessThan(rest - 100));
    await expectPart('replies', '还没有人找你聊');
    await swipe(page, { x: 100, y: 500 }, 200, async () => expect(await left()).toBeGreaterThan(rest + 100));
    await expectPart('likes', '还没有人点赞');
  });
  await test.step('before the first part, it follows the finger a little and returns', async () => {
    await swipe(page, { x: 100, y: 500 }, 200, async () => {
      expect(await left()).toBeGreaterThan(rest + 20);
      expect(await left()).toBeLessThan(rest + 100);
    });
    await expectPart('likes', '还没有人点赞');
    expect(await left()).toBe(rest);
  });
});

test(
  'an error during an open dialog appears in the dialog, and a tap closes it',
  NIGHT,
  async ({ open, newPlayer, faults }) => {
    faults.expected(/Failed to load resource/);
    const page = await open({ player: await newPlayer() });
    await page.route('**/api/v1/report', (route) => route.fulfill({ status: 503 }));
    await page.goto('/post/1');
    await page.getByRole('button', { name: '更多' }).first().tap();
    await page.getByRole('button', { name: '举报' }).tap();
    const sheet = page.getByRole('dialog', { name: '举报这篇帖子' });
    await sheet.getByText('广告刷屏').tap();
    await sheet.getByRole('button', { name: '提交' }).tap();
    await sheet.getByRole('alert').tap();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(sheet).toBeVisible();
  },
);

async function middle(element: ReturnType<Page['locator']>) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function pullByMouse(page: Page, { x, y }: { x: number; y: number }, byPx: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + byPx, { steps: 8 });
  await page.mouse.up();
}

/** Swipes by a finger; `held` runs before the finger is lifted. */
async function swipe(
  page: Page,
  { x, y }: { x: number; y: number },
  byPx: number,
  held: () => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + byPx * part);
  await expect(held).toPass();
  await touch('touchEnd');
  await client.detach();
}
