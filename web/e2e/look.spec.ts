import type { Page } from '@playwright/test';
import { openScreen, tabs } from './support/app';
import { axeFaults } from './support/axe';
import { tooWide } from './support/overflow';
import { settled } from './support/pictures';
import { screens, type Screen } from './support/screens';
import { expect, test } from './support/test';
import { SCHEMES, sized } from './support/variants';

const MAIN = [
  '/',
  '/games',
  '/detail/1004',
  '/download',
  '/download/1004',
  '/profile',
  '/square',
  '/checkin',
];
const VISITORS = ['/login', '/register', '/other', '/faq', '/business'];
const ACCOUNT = ['/user', '/bind', '/reset', '/find', '/devices'];
const MONEY = ['/recharge', '/orders', '/coins', '/profile?pop=1'];
/** One of each kind: what is said of it, its menu, its reader. */
const BOOKS = ['/bookinfo/2011', '/bookinfo/2021', '/bookmenu/2011', '/readbook/2001/1', '/readbook/2011/1'];
const SHEETS = ['name', 'sex', 'age', 'signature'].map((what) => `/user?edit=${what}`);

test.describe('nothing scrolls sideways', () => {
  for (const width of [320, 375, 520, 1440]) {
    test(`at ${width}, player`, async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer(), ...sized({ width, height: 900 }) });
      for (const path of [...MAIN, '/message']) await expectFits(page, path);
    });
    test(`at ${width}, account and money`, async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer(), ...sized({ width, height: 900 }) });
      for (const path of [...ACCOUNT, ...MONEY]) await expectFits(page, path);
    });
    test(`at ${width}, visitor`, async ({ open }) => {
      const page = await open(sized({ width, height: 900 }));
      for (const path of VISITORS) await expectFits(page, path);
    });
  }
});

test('the root font size follows the column, up to its widest', async ({ open }) => {
  for (const [width, size] of [
    [320, 13.65],
    [375, 16],
    [520, 22.19],
    [1440, 22.19],
  ] as const) {
    const page = await open(sized({ width, height: 900 }));
    await page.goto('/faq');
    const column = await page.locator('[data-stage]').boundingBox();
    expect(column?.width).toBe(Math.min(width, 520));
    expect(await rootFontSize(page), `at ${width}`).toBeCloseTo(size, 1);
  }
});

test('the first row of games at home is whole above the tabs of a small phone', async ({ open }) => {
  const page = await open();
  await show(page, '/');
  const row = await page
    .getByRole('heading', { name: '热门' })
    .locator('xpath=ancestor::section[1]')
    .boundingBox();
  const bar = await tabs(page).boundingBox();
  expect(row!.y + row!.height).toBeLessThanOrEqual(bar!.y);
});

test('the decorative background is for wide screens with a mouse only', async ({ open }) => {
  const desk = await open(sized({ width: 1440, height: 900 }));
  await desk.goto('/');
  const background = (page: Page) => page.locator('#app > [aria-hidden=true]');
  await expect(background(desk)).toBeVisible();
  const phone = await open();
  await show(phone, '/');
  await expect(background(phone)).toHaveCount(0);
});

// Players' screens are looked at by the shell's tests, which open every one.
test('no screen complains to a visitor, not even below the announcement', async ({ open }) => {
  const page = await open({ announcement: true });
  for (const { path } of screens.filter(({ withAuth }) => !withAuth)) {
    await page.goto(path);
    await expect(openScreen(page).locator(':scope > [data-scroller]')).not.toBeEmpty();
  }
});

test.describe('axe finds nothing', () => {
  // Each goes through every screen.
  test.slow();
  for (const colorScheme of SCHEMES) {
    test(`${colorScheme}, visitor`, async ({ open }) => {
      const page = await open({ colorScheme, reducedMotion: 'reduce' });
      const forVisitors = screens.filter(({ withAuth }) => !withAuth);
      for (const path of [...pathsOf(forVisitors), ...BOOKS, '/profile?pop=1']) await examine(page, path);
      await page.goto('/other');
      await page.getByRole('button', { name: '登录', exact: true }).tap();
      await expect(page.getByRole('alert')).toHaveCount(2);
      expect(await axeFaults(page), 'a form that says what is wrong').toEqual([]);
      await page.goto('/faq');
      await page.locator('summary').first().tap();
      expect(await axeFaults(page), 'an open answer').toEqual([]);
    });
    test(`${colorScheme}, player`, async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer(), colorScheme, reducedMotion: 'reduce' });
      const forPlayers = screens.filter(({ guestsOnly }) => !guestsOnly);
      for (const path of [...pathsOf(forPlayers), ...SHEETS, '/profile?pop=1']) await examine(page, path);
      await page.goto('/message');
      await page.locator('[data-read]').first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFaults(page), 'an open message').toEqual([]);
    });
    test(`${colorScheme}, announcement`, async ({ open }) => {
      const page = await open({ announcement: true, colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  }
});

const pathsOf = (some: readonly Screen[]) => some.map(({ path }) => path);

async function expectFits(page: Page, path: string): Promise<void> {
  await show(page, path);
  expect(await tooWide(page), path).toEqual([]);
}

async function examine(page: Page, path: string): Promise<void> {
  await show(page, path);
  expect.soft(await axeFaults(page), path).toEqual([]);
}

/** Opens a screen and waits until its content and the pictures in view are there. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

const rootFontSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
