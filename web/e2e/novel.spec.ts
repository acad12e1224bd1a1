import type { Locator, Page } from '@playwright/test';
import { openScreen } from './support/app';
import { seriousFaults } from './support/axe';
import { callAs, callV1, type Player } from './support/players';
import { expect, NIGHT, test } from './support/test';
import { SCHEMES } from './support/variants';

/** 古城修表匠: four chapters, all free. */
const BOOK = 2019;
/** 第七号服务器: from the third chapter on for members. */
const FOR_MEMBERS = 2017;

const reader = (page: Page): Locator => openScreen(page).locator('[data-theme]');
const frame = (page: Page): Locator => page.locator('[data-page]');
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name });

async function read(page: Page, chapter = 1, book = BOOK): Promise<void> {
  await page.goto(`/readbook/${book}/${chapter}`);
  await expect(reader(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The reader shows its position after the first layout. Until then it does not listen to keys.
  await expect(page.locator('main').getByText(/^(\d+ \/ \d+|\d+%)$/)).toBeVisible();
}

/** Taps at a fraction of the text's width and height. */
async function tapAt(page: Page, x: number, y = 0.5): Promise<void> {
  const box = (await page.locator('main').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
}

/** The first words in view. */
const firstWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = document.querySelector('article')!;
    const window = text.closest('[data-page], [role="region"]')!.getBoundingClientRect();
    for (const paragraph of text.querySelectorAll('[data-paragraph]')) {
      const words = paragraph.firstChild!;
      const range = document.createRange();
      for (let at = 0; at < words.textContent!.length; at += 1) {
        range.setStart(words, at);
        range.setEnd(words, at + 1);
        const { left, top, bottom } = range.getBoundingClientRect();
        const inside = left >= window.left - 1 && left < window.right && top >= window.top - 1;
        if (inside && bottom <= window.bottom + 1) return words.textContent!.slice(at, at + 12);
      }
    }
    return '';
  });

const progress = (url: string, player: Player) =>
  callV1<{ chapterId: number; locator: { paragraph: number; offset: number } } | null>(
    url,
    player,
    'GET',
    `/api/v1/book/${BOOK}/progress`,
  );

test('taps, keys and swipes turn pages, also into the next chapter and back to the end of the previous one', async ({
  open,
}) => {
  const page = await open();
  await read(page);
  await expect(frame(page)).toHaveAttribute('data-page', '0');
  await tapAt(page, 0.9);
  await expect(frame(page)).toHaveAttribute('data-page', '1');
  await page.keyboard.press('ArrowRight');
  await expect(frame(page)).toHaveAttribute('data-page', '2');
  await tapAt(page, 0.1);
  await page.keyboard.press('ArrowLeft');
  await expect(frame(page)).toHaveAttribute('data-page', '0');

  await test.step('a swipe turns the page', async () => {
    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(60, 410, { steps: 6 });
    await page.mouse.up();
    await expect(frame(page)).toHaveAttribute('data-page', '1');
  });
  await test.step('after the last page comes the next chapter', async () => {
    await tapAt(page, 0.5);
    const slider = page.getByRole('slider', { name: '进度' });
    const last = await slider.getAttribute('max');
    await slider.fill(last!);
    await expect(frame(page)).toHaveAttribute('data-page', last!);
    await page.keyboard.press('Escape');
    // Until the bars are gone, the slider has the focus and would receive the key.
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('PageDown');
    await expect(title(page, '第二章 停在四点十分')).toBeVisible();
    await expect(page).toHaveURL(`/readbook/${BOOK}/2`);
    await expect(frame(page)).toHaveAttribute('data-page', '0');
    await tapAt(page, 0.1);
    await expect(page).toHaveURL(`/readbook/${BOOK}/1`);
    await expect(frame(page)).toHaveAttribute('data-page', last!);
  });
});

test('font size, line height, rotation and scroll mode keep the place', NIGHT, async ({ open }) => {
  const page = await open();
  await read(page);
  for (const at of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight');
    await expect(frame(page)).toHaveAttribute('data-page', at);
  }
  // Wait until the page has stopped moving.
  await expect.poll(() => firstWords(page)).not.toBe('');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const words = await firstWords(page);

  await test.step('font size and line height', async () => {
    await tapAt(page, 0.5);
    await page.getByRole('button', { name: '设置' }).tap();
    const sheet = page.getByRole('dialog', { name: '阅读设置' });
    for (let time = 0; time < 4; time += 1) await sheet.getByRole('button', { name: '大一点' }).tap();
    await expect(frame(page)).not.toHaveAttribute('data-page', '3');
    await expect(page.locator('article')).toContainText(words);
    await sheet.getByText('宽松').tap();
    await sheet.getByText('适中').tap();
    for (let time = 0; time < 4; time += 1) await sheet.getByRole('button', { name: '小一点' }).tap();
    await expect(frame(page)).toHaveAttribute('data-page', '3');
    await sheet.getByRole('button', { name: '关闭' }).tap();
    await expect.poll(() => firstWords(page)).toBe(words);
  });
  await test.step('rotation', async () => {
    await page.setViewportSize({ width: 812, height: 375 });
    await expect(frame(page)).not.toHaveAttribute('data-page', '3');
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(frame(page)).toHaveAttribute('data-page', '3');
    await expect.poll(() => firstWords(page)).toBe(words);
  });
  await test.step('scroll mode', async () => {
    await page.getByRole('button', { name: '设置' }).tap();
    await page.getByText('滚动').tap();
    await page.getByRole('button', { name: '关闭' }).tap();
    await expect.poll(() => firstWords(page)).toBe(words);
  });
});

test('the reading place survives a reload and another layout', NIGHT, async ({ open, newPlayer, url }) => {
  const player = await newPlayer();
  const page = await open({ player });
  await read(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(frame(page)).toHaveAttribute('data-page', '2');
  await expect.poll(async () => (await progress(url, player))?.locator.paragraph).toBeGreaterThan(0);
  await page.reload();
  await expect(frame(page)).toHaveAttribute('data-page', '2');

  await test.step('a phone with a larger font opens at the same place', async () => {
    const { locator } = (await progress(url, player))!;
    const other = await open({ player });
    await other.addInitScript(() => localStorage.setItem('reader:novel', JSON.stringify({ size: 28 })));
    await read(other);
    await expect(frame(other)).not.toHaveAttribute('data-page', '0');
    const shown = await other.evaluate(({ paragraph, offset }) => {
      const range = document.createRange();
      const words = document.querySelector(`[data-paragraph="${paragraph}"]`)!.firstChild!;
      range.setStart(words, offset);
      range.setEnd(words, offset + 1);
      const { left } = range.getBoundingClientRect();
      return left >= 0 && left < innerWidth;
    }, locator);
    expect(shown).toBe(true);
  });
});

test('night mode and backgrounds are kept', NIGHT, async ({ open }) => {
  const page = await open();
  await read(page);
  await expect(reader(page)).toHaveAttribute('data-theme', 'paper');
  await tapAt(page, 0.5);
  await page.getByRole('button', { name: '设置' }).tap();
  await page.getByText('羊皮').tap();
  await expect(reader(page)).toHaveAttribute('data-theme', 'parchment');
  await page.getByRole('button', { name: '关闭' }).tap();
  await page.getByRole('button', { name: '夜间' }).tap();
  await expect(reader(page)).toHaveAttribute('data-theme', 'night');
  await page.reload();
  await expect(reader(page)).toHaveAttribute('data-theme', 'night');
  await tapAt(page, 0.5);
  await page.getByRole('button', { name: '日间' }).tap();
  await expect(reader(page)).toHaveAttribute('data-theme', 'parchment');
});

test('the contents open another chapter', NIGHT, async ({ open }) => {
  const page = await open();
  await read(page);
  await tapAt(page, 0.5);
  await page.getByRole('button', { name: '目录' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '第三章 两双针的钟' }).tap();
  await expect(title(page, '第三章 两双针的钟')).toBeVisible();
  await expect(page).toHaveURL(`/readbook/${BOOK}/3`);
});

test('a chapter for members shows its beginning, and opens when the player becomes a member', async ({
  open,
  newPlayer,
  portal,
  url,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  await read(page, 3, FOR_MEMBERS);
  await expect(page.locator('[data-paragraph]')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: '这一章，留给会员先看' })).toBeAttached();
  await portal('coin', 'grant', '--to', player.loginName, '--amount', '120');
  await callAs(url, player, '/api/vip/vipopen', { type: '1', payWith: 'coin', price: '120', source: '0' });
  await expect(page.getByRole('heading', { name: '这一章，留给会员先看' })).toHaveCount(0);
  expect(await page.locator('[data-paragraph]').count()).toBeGreaterThan(3);
});

for (const colorScheme of SCHEMES) {
  test(`axe finds no serious fault, ${colorScheme}`, NIGHT, async ({ open }) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce' });
    await read(page);
    expect(await seriousFaults(page), 'the text').toEqual([]);
    await tapAt(page, 0.5);
    await expect(page.getByRole('button', { name: '设置' })).toBeVisible();
    expect(await seriousFaults(page), 'the bars').toEqual([]);
    await page.getByRole('button', { name: '设置' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await seriousFaults(page), 'the settings').toEqual([]);
  });
}
