import type { Page, Response, WebSocket } from '@playwright/test';
import { openScreen, tabs } from './support/app';
import { axeFaults } from './support/axe';
import { tooWide } from './support/overflow';
import { settled } from './support/pictures';
import { screens, type Screen } from './support/screens';
import { expect, test } from './support/test';
import { SCHEMES, sized } from './support/variants';

const PHONE = { width: 375, height: 812 };
/** A phone context takes all of these in place: they differ in size alone. */
const PHONE_SIZES = [
  { width: 320, height: 900 },
  { width: 520, height: 900 },
  { width: 812, height: 375 },
  { width: 834, height: 1112 },
  // A computer of 1280 × 1024 that shows everything at 200 %.
  { width: 640, height: 512 },
];
/** A computer has a mouse and no touch screen, which a context cannot change: it loads screens of its own. */
const DESK = { width: 1440, height: 900 };

const BOOKS = ['/bookinfo/2011', '/bookinfo/2021', '/bookmenu/2011', '/readbook/2001/1', '/readbook/2011/1'];
const SHEETS = ['name', 'sex', 'age', 'signature'].map((what) => `/user?edit=${what}`);
const MEMBERSHIP = '/profile?pop=1';

const forVisitors = screens.filter(({ withAuth }) => !withAuth);
const forPlayers = screens.filter(({ guestsOnly }) => !guestsOnly);
/** Screens for players are checked with a player. */
const checkedWithPlayer = (screen: Screen) => !screen.guestsOnly;

interface Stop {
  path: string;
  screen?: Screen;
}
const stops = (some: readonly Screen[], more: readonly string[]): Stop[] => [
  ...some.map((screen) => ({ path: screen.path, screen })),
  ...more.map((path) => ({ path })),
];

/** Every `count`th of them, so that each part has screens of all kinds. */
const part = <T>(all: readonly T[], which: number, count: number) =>
  all.filter((_, index) => index % count === which);

// Generous: next to other work each of them takes minutes.
test.describe.configure({ timeout: 480_000 });

for (const which of [0, 1, 2])
  test(`every screen of a visitor is sound in all sizes and both schemes, part ${which + 1}`, async ({
    open,
  }) => {
    // With the announcement: the screens below it must not complain either.
    const page = await open({ announcement: true, reducedMotion: 'reduce' });
    for (const { path, screen } of part(stops(forVisitors, BOOKS), which, 3))
      await test.step(path, async () => {
        await page.goto(path);
        await closeAnnouncement(page);
        if (screen && !checkedWithPlayer(screen)) await expectScreen(page, screen);
        await expectSound(page, path);
        if (path === '/other') {
          await openScreen(page).getByRole('button', { name: '登录', exact: true }).tap();
          await expect(page.getByRole('alert')).toHaveCount(2);
          await expectAccessible(page, 'a form with errors');
        }
        if (path === '/faq') {
          await page.locator('summary').first().tap();
          await expectAccessible(page, 'an open answer');
        }
      });
    if (which === 0) {
      const quiet = await open({ reducedMotion: 'reduce' });
      await quiet.goto(MEMBERSHIP);
      await expectSound(quiet, MEMBERSHIP);
    }
  });

for (const which of [0, 1, 2, 3])
  test(`every screen of a player has its layout and is sound in all sizes and both schemes, part ${which + 1}`, async ({
    open,
    newPlayer,
  }) => {
    const page = await open({ player: await newPlayer(), reducedMotion: 'reduce' });
    for (const { path, screen } of part(stops(forPlayers, [...SHEETS, MEMBERSHIP]), which, 4))
      await test.step(path, async () => {
        await page.goto(path);
        if (screen) await expectScreen(page, screen);
        await expectSound(page, path);
        if (path === '/message') {
          await page.locator('[data-read]').first().tap();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page, 'an open message');
        }
      });
  });

test('axe finds nothing in the announcement', async ({ open }) => {
  const page = await open({ announcement: true, reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the announcement');
});

test.describe('nothing scrolls sideways on a computer', () => {
  const MAIN = ['/', '/games', '/detail/1004', '/download', '/download/1004', '/profile', '/square'];
  const ACCOUNT = ['/user', '/bind', '/reset', '/find', '/devices'];
  const MONEY = ['/recharge', '/orders', '/coins', MEMBERSHIP];
  const PLAYER = [...MAIN, '/checkin', '/message', ...ACCOUNT, ...MONEY];
  const VISITOR = ['/login', '/register', '/other', '/faq', '/business'];

  for (const [who, paths] of [
    ['player', PLAYER],
    ['visitor', VISITOR],
  ] as const)
    test(who, async ({ open, newPlayer }) => {
      const player = who === 'player' ? await newPlayer() : undefined;
      const page = await open({ player, ...sized(DESK) });
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        expect.soft(await tooWide(page), path).toEqual([]);
      }
    });
});

for (const which of [0, 1])
  test(`every screen of a visitor is in English and fits, part ${which + 1}`, async ({ open }) => {
    const page = await open();
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    for (const { path } of part(forVisitors, which, 2)) await expectEnglish(page, path);
  });

for (const which of [0, 1])
  test(`every screen of a player is in English and fits, part ${which + 1}`, async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer() });
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    for (const { path } of part(stops(forPlayers, [MEMBERSHIP]), which, 2)) await expectEnglish(page, path);
  });

async function closeAnnouncement(page: Page): Promise<void> {
  await expect(openScreen(page).locator(':scope > [data-scroller]')).not.toBeEmpty();
  const announcement = page.getByRole('dialog', { name: '你好呀，我们开张啦' });
  await announcement.getByRole('button', { name: '关闭' }).tap();
  await expect(announcement).toHaveCount(0);
}

/** The screen is the right one, in its layout, under its title. */
async function expectScreen(page: Page, { name, path, layout, title, header }: Screen): Promise<void> {
  const screen = openScreen(page);
  await expect(screen).toHaveAttribute('data-route', name);
  await expect(page).toHaveTitle(title ? `晴空游戏 | ${title}` : '晴空游戏');
  await expect(page).toHaveURL(path);
  await expect(tabs(page)).toBeVisible({ visible: layout === 'main' });
  await expect(screen.locator('header').getByRole('link', { name: '晴空游戏' })).toBeVisible({
    visible: Boolean(header),
  });
  const bar = screen.locator(':scope > header');
  if (layout === 'simple') {
    await expect(bar.getByRole('button', { name: '返回' })).toBeVisible();
    await expect(bar.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(bar.getByRole('heading').locator('svg')).toBeVisible();
  }
  if (layout === 'bare') await expect(bar).toHaveCount(0);
  // The screen itself arrived: neither its skeleton nor the word that it is broken.
  await expect(screen.locator(':scope > [data-scroller]')).not.toBeEmpty();
  await expect(screen.getByText('这一页没能打开')).toHaveCount(0);
}

/** axe finds nothing at 375 px in light and dark, and nothing reaches past the column in any size of a phone context. */
async function expectSound(page: Page, path: string): Promise<void> {
  await settled(page);
  await expectAccessible(page, path);
  for (const size of [PHONE, ...PHONE_SIZES]) await expectFits(page, path, size);
  await page.setViewportSize(PHONE);
  await settled(page);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect.soft(await axeFaults(page), `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: SCHEMES[0] });
}

async function expectFits(page: Page, path: string, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  expect.soft(await tooWide(page), `${path} at ${size.width} × ${size.height}`).toEqual([]);
}

const HAN = /[\u3400-\u9fff]/;

/** No Chinese is left of the screen's texts, except what the server sent: games, posts and names stay as they are. */
async function expectEnglish(page: Page, path: string): Promise<void> {
  const sent = new Set<string>();
  const pending: Promise<void>[] = [];
  const hear = (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    pending.push(
      response.json().then(
        (answer) => collect(answer, sent),
        () => undefined,
      ),
    );
  };
  const connect = (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => collect(JSON.parse(payload.toString()), sent));
  page.on('response', hear);
  page.on('websocket', connect);
  const chinese = async () => {
    const texts = await shown(page);
    // What is shown may have come just now.
    await Promise.all(pending);
    const served = [...sent].filter((text) => HAN.test(text)).sort((one, two) => two.length - one.length);
    const own = texts.filter((text) => !served.some((part) => part.includes(text.trim())));
    const rest = own.map((text) => served.reduce((left, part) => left.replaceAll(part, ''), text));
    return rest.filter((text) => HAN.test(text.replace('中文', '')));
  };
  await page.goto(path);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await settled(page);
    await expect.soft.poll(chinese, `${path} in English at ${width}`).toEqual([]);
    expect.soft(await tooWide(page), `${path} is too wide at ${width}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  page.off('response', hear);
  page.off('websocket', connect);
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    into.add(value);
    // A text of several lines, or with a mark-up of its own, is shown in parts.
    for (const part of value.split(/<[^>]*>|\n|\s{2,}/)) if (part.trim()) into.add(part.trim());
  } else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((part) => collect(part, into));
}

/** All texts on the page, and its accessible names and descriptions. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('#app *'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
    return [...texts, document.title].filter(Boolean);
  });
}
