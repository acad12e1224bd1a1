import type { Page, Response, WebSocket } from '@playwright/test';
import { tooWide } from './support/overflow';
import { settled } from './support/pictures';
import { screens, type Screen } from './support/screens';
import { expect, test } from './support/test';
import { sized } from './support/variants';

const HAN = /[\u3400-\u9fff]/;
const pathsOf = (wanted: (screen: Screen) => boolean) => screens.filter(wanted).map(({ path }) => path);
const VISITORS = pathsOf(({ withAuth }) => !withAuth);
/** And what stands over a screen. */
const PLAYERS = [...pathsOf(({ guestsOnly }) => !guestsOnly), '/profile?pop=1'];

test('a player chooses English, and Chinese again', async ({ open }) => {
  const page = await open();
  const dictionaries: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/english-/.test(request.url())) dictionaries.push(request.url());
  });
  await page.goto('/profile');
  await expect(page).toHaveTitle('晴空游戏 | 我的');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(dictionaries).toEqual([]);

  await page.getByRole('button', { name: 'English' }).tap();
  await expect(page).toHaveTitle('Clear Sky Games | Me');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Home')).toBeVisible();
  expect(dictionaries).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '中文' }).tap();
  await expect(page).toHaveTitle('晴空游戏 | 我的');
});

test('refusals of the server are in the language, too', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/login');
  await page.getByLabel('Account').fill('nobody_here');
  await page.getByLabel('Password', { exact: true }).fill('wrong-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await expect(page.getByText(/name or password/i)).toBeVisible();
});

for (const width of [375, 320])
  test.describe(`every screen is in English and fits at ${width}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test('for visitors', async ({ open }) => {
      const page = await open(sized({ width, height: 812 }));
      for (const path of VISITORS) await expectEnglish(page, path);
    });
    test('for players', async ({ open, newPlayer }) => {
      const page = await open({ player: await newPlayer(), ...sized({ width, height: 812 }) });
      for (const path of PLAYERS) await expectEnglish(page, path);
    });
  });

/** What is left of the screen's texts without those that the server sent: games, posts and names stay as they are. */
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
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(path);
  await settled(page);
  const chinese = async () => {
    const texts = await shown(page);
    // What is shown may have come just now.
    await Promise.all(pending);
    const served = [...sent].filter((text) => HAN.test(text)).sort((one, two) => two.length - one.length);
    const own = texts.filter((text) => !served.some((part) => part.includes(text.trim())));
    const rest = own.map((text) => served.reduce((left, part) => left.replaceAll(part, ''), text));
    return rest.filter((text) => HAN.test(text.replace('中文', '')));
  };
  await expect.poll(chinese, `${path} in English`).toEqual([]);
  page.off('response', hear);
  page.off('websocket', connect);
  expect(await tooWide(page), `${path} is too wide`).toEqual([]);
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    into.add(value);
    // A text of several lines, or with a mark-up of its own, is shown in parts.
    for (const part of value.split(/<[^>]*>|\n|\s{2,}/)) if (part.trim()) into.add(part.trim());
  } else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((part) => collect(part, into));
}

/** All texts on the page, and what is told of it to those who cannot see it. */
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
