/**
 * Loads each screen once per role and language, then checks it on the loaded page: in the gate on phones, in the night in all sizes and
 * both colour schemes.
 */
import type { Page, Response, WebSocket } from '@playwright/test';
import { openScreen, tabs } from './support/app';
import { axeFaults, colourFaults } from './support/axe';
import { overflowingElements } from './support/overflow';
import { settled } from './support/pictures';
import { screens, type Screen } from './support/screens';
import { expect, NIGHT, test } from './support/test';
import { sized } from './support/variants';

const PHONE = { width: 375, height: 812 };
/** The narrowest column. */
const NARROW = { width: 320, height: 900 };
/** A phone context changes to these without a new load, because only the size differs. */
const PHONE_SIZES = [
  NARROW,
  { width: 520, height: 900 },
  { width: 812, height: 375 },
  { width: 834, height: 1112 },
  // A computer of 1280 × 1024 with a zoom of 200 %.
  { width: 640, height: 512 },
];
/** A context cannot change from touch to mouse, so the desktop context loads its screens again. */
const DESKTOP = { width: 1440, height: 900 };

const BOOKS = ['/bookinfo/2011', '/bookinfo/2021', '/bookmenu/2011', '/readbook/2001/1', '/readbook/2011/1'];
const SHEETS = ['name', 'sex', 'age', 'signature'].map((what) => `/user?edit=${what}`);
const MEMBERSHIP = '/profile?pop=1';

/** The tests of a player check the layout of these screens; the tests of a visitor check it for the rest. */
const isForPlayers = (screen: Screen) => !screen.guestsOnly;
const forVisitors = screens.filter(({ withAuth }) => !withAuth);
const forVisitorsOnly = forVisitors.filter(({ guestsOnly }) => guestsOnly);
const forBoth = forVisitors.filter(isForPlayers);
const forPlayers = screens.filter(isForPlayers);

/**
 * The gate visits each screen once: as a player if players see it, on phones, in light, in Chinese. It checks English in
 * `language.spec.ts`, and by a unit test that every text has a translation.
 */
const DEPTHS = [
  { where: 'on phones', details: {}, expectSound: expectSoundOnPhones },
  { where: 'in all sizes and both schemes', details: NIGHT, expectSound },
] as const;

/** A page that a test loads. */
interface Stop {
  path: string;
  screen?: Screen;
}
const stops = (listed: readonly Screen[], paths: readonly string[]): Stop[] => [
  ...listed.map((screen) => ({ path: screen.path, screen })),
  ...paths.map((path) => ({ path })),
];

/** Takes every `count`th entry, so that each part has screens of all kinds. */
const partOf = <T>(all: readonly T[], part: number, count: number) =>
  all.filter((_, index) => index % count === part);

// Generous, because each test takes minutes on a busy machine.
test.describe.configure({ timeout: 480_000 });

for (const depth of DEPTHS)
  test(`every screen for visitors only is sound ${depth.where}`, depth.details, async ({ open }) => {
    // With the announcement: the screen below it must not log errors either.
    const page = await open({ announcement: true, reducedMotion: 'reduce' });
    for (const { path, screen } of stops(forVisitorsOnly, BOOKS))
      await test.step(path, async () => {
        await page.goto(path);
        await closeAnnouncement(page);
        if (screen) await expectScreen(page, screen);
        await depth.expectSound(page, path);
        if (path === '/other') {
          await openScreen(page).getByRole('button', { name: '登录', exact: true }).tap();
          await expect(page.getByRole('alert')).toHaveCount(2);
          await expectAccessible(page, 'a form with errors');
        }
      });
    const withoutAnnouncement = await open({ reducedMotion: 'reduce' });
    await withoutAnnouncement.goto(MEMBERSHIP);
    await depth.expectSound(withoutAnnouncement, MEMBERSHIP);
  });

for (const part of [0, 1])
  test(
    `every screen that players see too is sound for a visitor, part ${part + 1}`,
    NIGHT,
    async ({ open }) => {
      const page = await open({ announcement: true, reducedMotion: 'reduce' });
      for (const { path } of partOf(forBoth, part, 2))
        await test.step(path, async () => {
          await page.goto(path);
          await closeAnnouncement(page);
          await expectSound(page, path);
        });
    },
  );

for (const depth of DEPTHS)
  for (const part of [0, 1, 2, 3])
    test(
      `every screen of a player has its layout and is sound ${depth.where}, part ${part + 1}`,
      depth.details,
      async ({ open, newPlayer }) => {
        const page = await open({ player: await newPlayer(), reducedMotion: 'reduce' });
        for (const { path, screen } of partOf(stops(forPlayers, [...SHEETS, MEMBERSHIP]), part, 4))
          await test.step(path, async () => {
            await page.goto(path);
            if (screen) await expectScreen(page, screen);
            await depth.expectSound(page, path);
            if (path === '/faq') {
              await page.locator('summary').first().tap();
              await expectAccessible(page, 'an open answer');
            }
            if (path === '/message') {
              await page.locator('[data-read]').first().tap();
              await expect(page.getByRole('dialog')).toBeVisible();
              await expectAccessible(page, 'an open message');
            }
          });
      },
    );

test('axe finds nothing in the announcement', NIGHT, async ({ open }) => {
  const page = await open({ announcement: true, reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the announcement');
});

test.describe('nothing scrolls sideways on a computer', NIGHT, () => {
  const MAIN = ['/', '/games', '/detail/1004', '/download', '/download/1004', '/profile', '/square'];
  const ACCOUNT = ['/user', '/bind', '/reset', '/find', '/devices'];
  const MONEY = ['/recharge', '/orders', '/coins', MEMBERSHIP];
  const PLAYER = [...MAIN, '/checkin', '/message', ...ACCOUNT, ...MONEY];
  const VISITOR = ['/login', '/register', '/other', '/forgot', '/faq', '/business'];

  for (const [role, paths] of [
    ['player', PLAYER],
    ['visitor', VISITOR],
  ] as const)
    test(role, async ({ open, newPlayer }) => {
      const player = role === 'player' ? await newPlayer() : undefined;
      const page = await open({ player, ...sized(DESKTOP) });
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        expect.soft(await overflowingElements(page), path).toEqual([]);
      }
    });
});

for (const part of [0, 1])
  test(`every screen of a visitor is in English and fits, part ${part + 1}`, NIGHT, async ({ open }) => {
    const page = await open();
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    for (const { path } of partOf(forVisitors, part, 2)) await expectEnglish(page, path);
  });

for (const part of [0, 1])
  test(
    `every screen of a player is in English and fits, part ${part + 1}`,
    NIGHT,
    async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer() });
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      for (const { path } of partOf(stops(forPlayers, [MEMBERSHIP]), part, 2))
        await expectEnglish(page, path);
    },
  );

async function closeAnnouncement(page: Page): Promise<void> {
  await expect(openScreen(page).locator(':scope > [data-scroller]')).not.toBeEmpty();
  const announcement = page.getByRole('dialog', { name: '你好呀，我们开张啦' });
  await announcement.getByRole('button', { name: '关闭' }).tap();
  await expect(announcement).toHaveCount(0);
}

/** Expects the screen itself, with its layout, title and address. */
async function expectScreen(page: Page, screenOf: Screen): Promise<void> {
  const { name, path, layout, title, named, header } = screenOf;
  const screen = openScreen(page);
  await expect(screen).toHaveAttribute('data-route', name);
  const inTitle = ['晴空游戏', title].filter(Boolean).join(' | ');
  await expect(page).toHaveTitle(named ? new RegExp(`^${inTitle.replaceAll('|', '\\|')} \\| .`) : inTitle);
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
  // The content is loaded: no skeleton and no error screen.
  await expect(screen.locator(':scope > [data-scroller]')).not.toBeEmpty();
  await expect(screen.getByText('这一页没能打开')).toHaveCount(0);
}

/** Expects no finding of axe at 375 px in light and dark, and no overflow of the column in any size of a phone context. */
async function expectSound(page: Page, path: string): Promise<void> {
  await expectAccessible(page, path);
  for (const size of [PHONE, ...PHONE_SIZES]) await expectFits(page, path, size);
  await page.setViewportSize(PHONE);
  await settled(page);
}

/** Expects no finding of axe at 375 px in light, and no overflow of the column on phones. */
async function expectSoundOnPhones(page: Page, path: string): Promise<void> {
  await expectAccessibleInLight(page, path);
  for (const size of [NARROW, PHONE]) await expectFits(page, path, size);
}

async function expectAccessibleInLight(page: Page, what: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFaults(page), `${what}, light`).toEqual([]);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectAccessibleInLight(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect.soft(await colourFaults(page), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectFits(page: Page, path: string, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  expect.soft(await overflowingElements(page), `${path} at ${size.width} × ${size.height}`).toEqual([]);
}

const HAN = /[\u3400-\u9fff]/;

/** Expects no Chinese text, except texts of the server: games, posts and names are not translated. */
async function expectEnglish(page: Page, path: string): Promise<void> {
  const served = new Set<string>();
  const pending: Promise<void>[] = [];
  const onResponse = (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    pending.push(
      response.json().then(
        (answer) => collect(answer, served),
        () => undefined,
      ),
    );
  };
  const onSocket = (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => collect(JSON.parse(payload.toString()), served));
  page.on('response', onResponse);
  page.on('websocket', onSocket);
  const chinese = async () => {
    const texts = await shown(page);
    // A text on the page may belong to an answer that is not parsed yet.
    await Promise.all(pending);
    // Longest first: a text may contain a shorter one.
    const chineseServed = [...served]
      .filter((text) => HAN.test(text))
      .sort((one, two) => two.length - one.length);
    const own = texts.filter((text) => !chineseServed.some((one) => one.includes(text.trim())));
    const rest = own.map((text) => chineseServed.reduce((left, one) => left.replaceAll(one, ''), text));
    return rest.filter((text) => HAN.test(text.replace('中文', '')));
  };
  await page.goto(path);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await settled(page);
    await expect.soft.poll(chinese, `${path} in English at ${width}`).toEqual([]);
    expect.soft(await overflowingElements(page), `${path} is too wide at ${width}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  page.off('response', onResponse);
  page.off('websocket', onSocket);
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    into.add(value);
    // The page shows a text of several lines or with markup in pieces.
    for (const piece of value.split(/<[^>]*>|\n|\s{2,}/)) if (piece.trim()) into.add(piece.trim());
  } else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((one) => collect(one, into));
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
