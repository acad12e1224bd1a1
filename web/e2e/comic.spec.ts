import type { Page, Request } from '@playwright/test';
import { stored } from './support/app';
import { seriousFaults } from './support/axe';
import { callV1, type Player } from './support/players';
import { callBars, comic, question, scrollStrip, secondPhone, seePage, stripTop } from './support/reading';
import { expect, NIGHT, test } from './support/test';
import { touch } from './support/touch';

/** A strip of three free chapters; a strip whose second chapter is for members. */
const STRIP = 2005;
const MEMBERS = 2002;
const at = (book: number, chapter: number) => `/readbook/${book}/${chapter}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const isSave = (request: Request) => request.url().endsWith('/api/v1/book/progress');
const savedBy = (page: Page) => page.waitForResponse((response) => isSave(response.request()));
const fine = async (page: Page) => expect(await seriousFaults(page), 'axe').toEqual([]);

interface Place {
  chapterId: number;
  locator: { page: number; offset: number };
}
const placeOf = (url: string, player: Player, book: number) =>
  callV1<Place | null>(url, player, 'GET', `/api/v1/book/${book}/progress`);

test('a strip continues into the next chapter, and opens again at its place', async ({
  open,
  newPlayer,
  url,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  await page.goto(at(STRIP, 1));
  await seePage(page, '第1话 一碗阳春面 第 1 页');
  await fine(page);

  await test.step('scrolling enters the next chapter, and the address changes', async () => {
    for (let turn = 0; turn < 12 && page.url().endsWith('/1'); turn += 1)
      await scrollStrip(page, (await stripTop(page)) + 700);
    await expect(page).toHaveURL(at(STRIP, 2));
    await seePage(page, '第2话 胡商的难题 第 1 页');
    await expect(page.locator('[data-place]')).toContainText('第2话');
  });
  await test.step('the place is saved during reading', async () => {
    const saved = savedBy(page);
    await scrollStrip(page, (await stripTop(page)) + 333);
    await saved;
    await expect.poll(async () => (await placeOf(url, player, STRIP))?.chapterId).toBe(2);
  });
  await test.step('a reload restores the place to the pixel', async () => {
    const line = () =>
      page
        .locator('[data-page^="2-"]')
        .first()
        .evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await line();
    const first = await page.locator('[data-page^="2-"]').first().getAttribute('data-page');
    await page.reload();
    await seePage(page, /^第2话/);
    const there = page.locator(`[data-page="${first}"]`);
    await expect
      .poll(async () => Math.abs((await there.evaluate((one) => one.getBoundingClientRect().top)) - before))
      .toBeLessThanOrEqual(1);
  });
  await test.step('chapters add no entries to the history', async () => {
    await callBars(page);
    await button(page, '上一话').tap();
    await expect(page).toHaveURL(at(STRIP, 1));
    await button(page, '目录').tap();
    const sheet = page.getByRole('dialog', { name: '长安小厨娘' });
    await expect(sheet.getByRole('button', { name: /第2话/ })).toContainText('已读');
    await fine(page);
    await sheet.getByRole('button', { name: /第3话/ }).tap();
    await expect(page).toHaveURL(at(STRIP, 3));
    expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0);
  });
});

test(
  'a phone asks whether to continue at the place of another phone',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const first = await open({ player });
    const second = await open({ player: await secondPhone(url, player) });

    await test.step('one phone reads the second chapter', async () => {
      const saved = savedBy(first);
      await first.goto(at(STRIP, 2));
      await seePage(first, /^第2话/);
      await scrollStrip(first, (await stripTop(first)) + 900);
      await saved;
      await expect.poll(async () => (await placeOf(url, player, STRIP))?.locator.page).toBeGreaterThan(0);
    });
    await test.step('the other phone opens the first chapter, asks, and continues in the second', async () => {
      await second.goto(at(STRIP, 1));
      await expect(question(second)).toContainText('第2话，继续吗？');
      await expect(question(second)).toContainText('第2话 胡商的难题');
      await fine(second);
      await question(second).getByRole('button', { name: '继续' }).tap();
      await expect(second).toHaveURL(at(STRIP, 2));
      await seePage(second, /^第2话/);
      const line = (page: Page) =>
        page.locator('[data-page="2-1"]').evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await line(second)) - (await line(first)))).toBeLessThan(2);
    });
    await test.step('the other phone reads on; the first one asks while it is open, and stays', async () => {
      await callBars(second);
      const saved = savedBy(second);
      await button(second, '下一话').tap();
      await expect(second).toHaveURL(at(STRIP, 3));
      await saved;
      await expect(question(first)).toContainText('第3话，继续吗？');
      const kept = savedBy(first);
      await question(first).getByRole('button', { name: '留在这里' }).tap();
      await kept;
      await expect(first).toHaveURL(at(STRIP, 2));
      await expect.poll(async () => (await placeOf(url, player, STRIP))?.chapterId).toBe(2);
    });
    await test.step('now the other phone asks', async () => {
      await expect(question(second)).toContainText('第2话，继续吗？');
    });
  },
);

test(
  'a place from offline reading is saved later, but does not overwrite a newer place of another phone',
  NIGHT,
  async ({ open, newPlayer, url, faults }) => {
    faults.expected(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    const player = await newPlayer();
    const phone = await open({ player });
    const saved = savedBy(phone);
    await phone.goto(at(STRIP, 1));
    await seePage(phone, /第 1 页/);
    await saved;
    await phone.context().setOffline(true);
    await scrollStrip(phone, 800);
    await expect.poll(() => stored(phone, `${player.account.uid}:reading`)).toContain('"page":1');
    await phone.context().setOffline(false);
    await expect.poll(async () => (await placeOf(url, player, STRIP))?.locator.page).toBe(1);

    await phone.context().setOffline(true);
    await scrollStrip(phone, 1_700);
    const { version } = await callV1<{ version: number }>(
      url,
      player,
      'GET',
      `/api/v1/book/${STRIP}/progress`,
    );
    await callV1(url, await secondPhone(url, player), 'PUT', `/api/v1/book/${STRIP}/progress`, {
      ...{ chapterId: 3, locator: { page: 2, offset: 0 }, device: 'another', base: version },
      readAt: new Date().toISOString(),
    });
    await phone.context().setOffline(false);
    await expect(question(phone)).toContainText('第3话，继续吗？');
    expect(await placeOf(url, player, STRIP)).toMatchObject({ chapterId: 3, locator: { page: 2 } });
  },
);

test.describe('a tab that ends during reading keeps the place', () => {
  /** Scrolls to the second page. This place is not saved yet. */
  const read = async (page: Page) => {
    await scrollStrip(page, 1_234);
    await expect.poll(() => stripTop(page)).toBe(1_234);
  };
  const begin = async (page: Page) => {
    const saved = savedBy(page);
    await page.goto(at(STRIP, 1));
    await seePage(page, /第 1 页/);
    await saved;
  };
  const expectPlace = (url: string, player: Player) =>
    expect.poll(async () => (await placeOf(url, player, STRIP))?.locator.page).toBe(1);

  test('if it closes after the app has noticed the move', NIGHT, async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await begin(page);
    await read(page);
    await page.close({ runBeforeUnload: true });
    await expectPlace(url, player);
  });

  test('if it closes before the next frame', NIGHT, async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await begin(page);
    // A hidden page gets no more frames.
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    await read(page);
    await page.close({ runBeforeUnload: true });
    await expectPlace(url, player);
  });

  test('if it closes before the previous save is answered', NIGHT, async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await begin(page);
    let held = false;
    await page.route('**/api/v1/book/progress', (route) => {
      if (held) return route.continue();
      held = true;
    });
    const tried = page.waitForRequest(isSave);
    await scrollStrip(page, 400);
    await tried;
    await read(page);
    await page.close({ runBeforeUnload: true });
    await expectPlace(url, player);
  });

  test(
    'if it crashes: the device sends the place at the next start',
    NIGHT,
    async ({ open, newPlayer, url }) => {
      const player = await newPlayer();
      const page = await open({ player });
      await begin(page);
      // From now on no save of this page reaches the server.
      await page.route('**/api/v1/book/progress', () => undefined);
      await read(page);
      await expect.poll(() => stored(page, `${player.account.uid}:reading`)).toContain('"page":1');
      const crashed = page.waitForEvent('crash');
      void (await page.context().newCDPSession(page)).send('Page.crash').catch(() => undefined);
      await crashed;
      await (await page.context().newPage()).goto('/');
      await expectPlace(url, player);
    },
  );
});

test(
  'a chapter for members shows its beginning, and opens at once with the membership',
  NIGHT,
  async ({ open, newPlayer, portal }) => {
    const player = await newPlayer();
    await portal('coin', 'grant', '--to', player.loginName, '--amount', '500');
    const page = await open({ player });
    await page.goto(at(MEMBERS, 2));
    await seePage(page, /第 1 页/);
    await expect(comic(page).getByRole('img')).toHaveCount(1);
    await scrollStrip(page, 10_000);
    await expect(page.getByRole('heading', { name: '这一话，留给会员先看' })).toBeVisible();
    await fine(page);
    await page.getByRole('link', { name: '开通会员接着看' }).tap();
    await button(page, /X钻 立即开通/).tap();
    await expect(page.getByText('会员已开通')).toBeVisible();
    await button(page, '知道啦').tap();
    await expect(page).toHaveURL(at(MEMBERS, 2));
    await expect(page.getByRole('heading', { name: '这一话，留给会员先看' })).toHaveCount(0);
    await seePage(page, /第 2 页/);
  },
);

test('a picture that fails to load is loaded again by a tap', NIGHT, async ({ open, faults }) => {
  faults.expected(/ERR_FAILED/);
  const page = await open();
  let broken = true;
  await page.route(/\/media\/.*\.webp$/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(at(STRIP, 1));
  const retry = button(page, '第1话 一碗阳春面 第 1 页没有加载出来，点一下重试');
  await expect(retry).toBeVisible();
  broken = false;
  await retry.tap();
  await seePage(page, '第1话 一碗阳春面 第 1 页');
});

test('taps and keys turn the pages of a book that reads from right to left', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto(at(2007, 1));
  const mark = page.locator('[data-place]');
  await expect(comic(page)).toHaveAttribute('data-comic', 'paged');
  await expect(mark).toContainText(' 1/');
  await page.touchscreen.tap(187, 400);
  await expect(button(page, '返回')).toBeHidden();
  await page.touchscreen.tap(20, 400);
  await expect(mark).toContainText(' 2/');
  await page.keyboard.press('ArrowLeft');
  await expect(mark).toContainText(' 3/');
  await page.keyboard.press('ArrowRight');
  await expect(mark).toContainText(' 2/');

  await test.step('another direction keeps the page', async () => {
    await callBars(page);
    await button(page, '设置').tap();
    await page.getByText('长条', { exact: true }).tap();
    await expect(comic(page)).toHaveAttribute('data-comic', 'strip');
    await expect(mark).toContainText(' 2/');
    await page.getByText('左→右', { exact: true }).tap();
    await page.keyboard.press('Escape');
    await expect(mark).toContainText(' 2/');
  });
  await test.step('a darker screen', async () => {
    await button(page, '设置').tap();
    await page.getByRole('slider', { name: '亮度' }).fill('0.5');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('[class*=dimmer]')).toHaveCSS('opacity', '0.5');
  });
});

test('a double tap enlarges the strip, and another one resets it', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto(at(STRIP, 1));
  await seePage(page, '第1话 一碗阳春面 第 1 页');
  await page.touchscreen.tap(187, 400);
  await expect(button(page, '返回')).toBeHidden();
  const width = () => comic(page).evaluate((strip) => strip.scrollWidth);
  const doubleTap = async () => {
    await page.touchscreen.tap(187, 300);
    await page.touchscreen.tap(187, 300);
  };
  await doubleTap();
  await expect.poll(width).toBe(Math.round(375 * 2.5));
  await doubleTap();
  await expect.poll(width).toBe(375);
});

test('two fingers enlarge the strip and keep the point between them in place', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto(at(STRIP, 1));
  await seePage(page, '第1话 一碗阳春面 第 1 页');
  const first = comic(page).getByRole('img', { name: '第1话 一碗阳春面 第 1 页' });
  /** The position of a point of the screen within the first page, as fractions of its size. */
  const partAt = async (x: number, y: number) => {
    const box = (await first.boundingBox())!;
    return [(x - box.x) / box.width, (y - box.y) / box.height] as const;
  };
  const [x, y] = await partAt(187, 300);
  await touch(page, [
    [167, 300, 147, 300],
    [207, 300, 227, 300],
  ]);
  await expect.poll(async () => (await first.boundingBox())!.width).toBe(375 * 2);
  const [zoomedX, zoomedY] = await partAt(187, 300);
  expect(zoomedX).toBeCloseTo(x, 2);
  expect(zoomedY).toBeCloseTo(y, 2);
});

test('an unknown chapter shows a text', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto(at(STRIP, 99));
  await expect(page.getByText('这一话不见了')).toBeVisible();
  await fine(page);
});
