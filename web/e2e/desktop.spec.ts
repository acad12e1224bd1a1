import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { expectRoute, openScreen, scrolled } from './support/app';
import { seriousFaults } from './support/axe';
import { settled } from './support/pictures';
import { expect, NIGHT, test } from './support/test';
import { touch } from './support/touch';
import { sized } from './support/variants';

const SIZE = { width: 1440, height: 900 };
const DESK = sized(SIZE);
const GAME = 1004;
/** A point at the side of the column. */
const SIDE = { x: 200, y: 500 };

const viewer = (page: Page) => page.getByRole('dialog');
const shownImage = (page: Page) => viewer(page).locator('[role=group]:not([inert]) img');
const transformOf = (image: Locator) =>
  image.evaluate((element) => {
    const { a: zoom, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
    return { zoom, x, y };
  });
const zoomOf = async (page: Page) => (await transformOf(shownImage(page))).zoom;

async function openViewer(page: Page): Promise<void> {
  await page.goto(`/detail/${GAME}`);
  await openScreen(page)
    .getByRole('button', { name: /截图 1$/ })
    .click();
  await expect(viewer(page).getByRole('status')).toHaveText('2 / 4');
}

test(
  'the viewer fills the window, and the mouse changes, zooms, moves and saves pictures',
  NIGHT,
  async ({ open }) => {
    const page = await open(DESK);
    await openViewer(page);
    const button = (name: string) => viewer(page).getByRole('button', { name });
    const count = viewer(page).getByRole('status');
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...SIZE });
    await settled(page);
    expect(await seriousFaults(page), 'axe').toEqual([]);

    await test.step('the buttons lead from the first to the last picture', async () => {
      await button('上一张').click();
      await expect(count).toHaveText('1 / 4');
      await expect(button('上一张')).toBeDisabled();
      for (const place of [2, 3, 4]) {
        await button('下一张').click();
        await expect(count).toHaveText(`${place} / 4`);
      }
      await expect(button('下一张')).toBeDisabled();
      await button('下一张').click({ force: true });
      await expect(count).toHaveText('4 / 4');
    });
    await test.step('so do the arrow keys, also after a click on a button', async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(count).toHaveText('3 / 4');
      await button('上一张').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(count).toHaveText('2 / 4');
    });
    await test.step('the wheel zooms at the pointer', async () => {
      // The carousel has come to rest.
      await expect.poll(async () => (await shownImage(page).boundingBox())!.x).toBe(0);
      await page.mouse.move(900, 450);
      await page.mouse.wheel(0, -300);
      await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
      const { zoom, x } = await transformOf(shownImage(page));
      // The point under the mouse, 180 px right of the centre, stays there unless the picture's edge is nearer.
      expect(x).toBeLessThanOrEqual(0);
      expect(x).toBeGreaterThanOrEqual(180 * (1 - zoom) - 1);
    });
    await test.step('a touchpad’s pinch zooms further, and not the browser', async () => {
      const before = await zoomOf(page);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -20);
      await page.keyboard.up('Control');
      await expect.poll(() => zoomOf(page)).toBeGreaterThan(before * 1.15);
      expect(await page.evaluate(() => [visualViewport!.scale, innerWidth])).toEqual([1, SIZE.width]);
    });
    await test.step('a drag moves the picture and turns no page', async () => {
      const before = await transformOf(shownImage(page));
      await page.mouse.move(720, 450);
      await page.mouse.down();
      await page.mouse.move(720, 600, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => (await transformOf(shownImage(page))).y).toBeGreaterThan(before.y + 50);
      await expect(count).toHaveText('2 / 4');
    });
    await test.step('the keys 0, + and - zoom', async () => {
      await page.keyboard.press('0');
      await expect.poll(() => zoomOf(page)).toBe(1);
      await page.keyboard.press('+');
      await expect.poll(() => zoomOf(page)).toBe(1.25);
      await page.keyboard.press('-');
      await expect.poll(() => zoomOf(page)).toBe(1);
    });
    await test.step('a double click zooms', async () => {
      await page.mouse.dblclick(720, 450);
      await expect.poll(() => zoomOf(page)).toBe(2.5);
    });
    await test.step('saves the whole picture and stays open', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        viewer(page).getByRole('link', { name: '保存图片' }).click(),
      ]);
      expect(new URL(download.url()).pathname).toBe(await shownImage(page).getAttribute('src'));
      expect(download.suggestedFilename()).toMatch(/^[^/]+-2\.\w+$/);
      await expect(count).toHaveText('2 / 4');
    });
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expectRoute(page, 'detail');
  },
);

test(
  'on a phone a double tap zooms the viewer’s picture, and two fingers zoom it back',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await openViewer(page);
    await expect(viewer(page).getByRole('link', { name: '保存图片' })).toBeHidden();
    await expect(viewer(page).getByRole('button', { name: '下一张' })).toBeHidden();
    await page.touchscreen.tap(180, 400);
    await page.touchscreen.tap(180, 400);
    await expect.poll(() => zoomOf(page)).toBe(2.5);
    await touch(page, [
      [40, 400, 170, 400],
      [340, 400, 200, 400],
    ]);
    await expect.poll(() => zoomOf(page)).toBe(1);
    await expect(viewer(page).getByRole('status')).toHaveText('2 / 4');
  },
);

test(
  'the wheel scrolls the page from the side of the column, but not behind a dialog',
  NIGHT,
  async ({ open }) => {
    const page = await open(DESK);
    await page.goto('/');
    await settled(page);
    await expect(page.locator('[data-backdrop]')).toBeVisible();
    await page.mouse.move(SIDE.x, SIDE.y);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => scrolled(page)).toBe(200);

    await openViewer(page);
    // The click may have scrolled to its button.
    const before = await scrolled(page);
    await page.mouse.move(SIDE.x, SIDE.y);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => scrolled(page)).toBe(before + 40);
  },
);

test(
  'rails have arrows for the mouse and the keyboard, and a finger brings none',
  NIGHT,
  async ({ open }) => {
    const page = await open(DESK);
    await page.goto('/');
    await settled(page);
    const rails = openScreen(page).locator('[data-rail]');
    const arrow = (name: string) => openScreen(page).getByRole('button', { name });

    await test.step('inside the rail under the mouse', async () => {
      let seen = 0;
      for (const rail of await rails.all()) {
        await rail.scrollIntoViewIfNeeded();
        if (!(await rail.evaluate((element) => element.scrollWidth > element.clientWidth + 1))) continue;
        await rail.hover();
        await expect(arrow('上一组')).toHaveCount(0);
        await expect(arrow('下一组')).toHaveCount(1);
        const [outer, inner] = [(await rail.boundingBox())!, (await arrow('下一组').boundingBox())!];
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
        expect(inner.x).toBeGreaterThan(outer.x + outer.width / 2);
        expect(inner.y).toBeGreaterThanOrEqual(outer.y);
        expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(1);
    });
    const rail = rails.first();
    const left = () => rail.evaluate((element) => element.scrollLeft);
    await test.step('they lead to the end and back', async () => {
      await rail.scrollIntoViewIfNeeded();
      await rail.hover();
      await expect(async () => {
        const next = arrow('下一组');
        if (await next.count()) await next.click({ timeout: 1_000 });
        await expect(next).toHaveCount(0, { timeout: 500 });
      }).toPass();
      expect(await left()).toBeGreaterThan(0);
      await expect(async () => {
        const last = arrow('上一组');
        if (await last.count()) await last.click({ timeout: 1_000 });
        await expect(last).toHaveCount(0, { timeout: 500 });
      }).toPass();
      expect(await left()).toBe(0);
    });
    await test.step('they go with the mouse, and the keyboard brings them again', async () => {
      await page.mouse.move(SIDE.x, SIDE.y);
      await expect(arrow('下一组')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await rail.getByRole('link').first().focus();
      await expect(arrow('下一组')).toHaveCount(1);
      expect(await seriousFaults(page), 'axe').toEqual([]);
    });

    const phone = await open();
    await phone.goto('/');
    await settled(phone);
    await openScreen(phone).locator('[data-rail]').first().tap();
    await expect(phone.locator('[data-rail-arrows]')).toHaveCount(0);
  },
);

test('a QR code at the side of the column opens the page on a phone', NIGHT, async ({ open, url }) => {
  const page = await open(DESK);
  const side = page.getByRole('complementary', { name: '手机上看' });
  const button = side.getByRole('button', { name: '手机上看' });
  for (const path of [`/detail/${GAME}`, '/post/1', '/bookinfo/1']) {
    await page.goto(`${path}?code=partner7`);
    await settled(page);
    await button.click();
    await expect(side.locator('svg path').first()).toBeVisible();
    await expect.poll(() => readCode(page, side.getByRole('img'))).toBe(url.replace(/\/$/, '') + path);
    expect(await seriousFaults(page), 'axe').toEqual([]);
  }
  await test.step('back closes it and keeps the page', async () => {
    await page.goBack();
    await expect(side.getByRole('img')).toHaveCount(0);
    await expectRoute(page, 'bookinfo');
  });
  await test.step('so does Escape, by the keyboard alone', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(side.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(side.getByRole('img')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await page.goto('/games');
  await settled(page);
  await expect(page.locator('[data-backdrop]')).toBeVisible();
  await expect(button).toHaveCount(0);
});

/** The text of a QR code on the screen. */
async function readCode(page: Page, code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot({ animations: 'disabled' })).toString('base64');
  const { pixels, width, height } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const shown = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { pixels: [...shown.data], width: canvas.width, height: canvas.height };
  }, picture);
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}
