import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import { waitUntilAtRest } from './support/pictures';
import { expect, NIGHT, test } from './support/test';

test('a visitor switches to English and back to Chinese, and stays at the address', async ({ open }) => {
  const page = await open();
  const dictionaries: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/language-english-/.test(request.url())) dictionaries.push(request.url());
  });
  await page.goto('/settings?from=profile');
  await expect(page).toHaveTitle('晴空游戏 | 设置');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(dictionaries).toEqual([]);

  await page.getByLabel('English').tap();
  await expect(page).toHaveTitle('Clear Sky Games | Settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).search).toBe('?from=profile');
  expect(dictionaries).toHaveLength(1);

  await page.reload();
  await expect(page.getByLabel('English')).toBeChecked();
  await page.getByLabel('中文').tap();
  await expect(page).toHaveTitle('晴空游戏 | 设置');
});

test('refusals of the server are in the chosen language', NIGHT, async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/login');
  await page.getByLabel('Account').fill('nobody_here');
  await page.getByLabel('Password', { exact: true }).fill('wrong-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await expect(page.getByText(/name or password/i)).toBeVisible();
});

/** Texts in view that contain Chinese. Names of games and texts of players have no translation, and the language choice names itself. */
const chineseTexts = (page: Page) =>
  page.evaluate(() => {
    const han = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent: text, parentElement: parent } = walker.currentNode;
      if (text && han.test(text) && parent?.checkVisibility() && !parent.closest('[inert], script, style'))
        found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'alt']) {
        const text = element.getAttribute(name);
        if (text && han.test(text) && !element.closest('[inert]')) found.push(`${name}: ${text}`);
      }
    return found;
  });

test('in English the button of each gift fits its stub', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/gifts');
  const buttons = openScreen(page).locator('[data-gift] button');
  await expect(buttons.filter({ hasText: 'VIP claim' }).first()).toBeVisible();
  const tooWide = await buttons.evaluateAll((all) =>
    all
      .filter((button) => button.getBoundingClientRect().width > button.parentElement!.clientWidth)
      .map((it) => it.textContent),
  );
  expect(tooWide).toEqual([]);
});

const GAME = '/detail/1010';

test('in English no Chinese is left on the screens of money', NIGHT, async ({ open, newPlayer, portal }) => {
  test.setTimeout(120_000);
  const player = await newPlayer();
  const page = await open({ player });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const expectEnglish = async (what: string, names: readonly string[] = []) => {
    await waitUntilAtRest(page);
    const texts = await page.evaluate(() => document.body.innerText.length);
    expect(texts, `${what} shows something`).toBeGreaterThan(0);
    const isName = (text: string) => names.some((name) => text.includes(name));
    expect
      .soft(
        (await chineseTexts(page)).filter((text) => !isName(text)),
        what,
      )
      .toEqual([]);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto('/recharge');
  await expect(openScreen(page).getByText('Most popular')).toBeVisible();
  await expectEnglish('the recharge');
  await openScreen(page).getByText('Demo cashier').tap();
  await openScreen(page).getByText('¥30', { exact: true }).tap();
  await button('Pay ¥30').tap();
  await expect(page.getByRole('heading', { name: 'Sandbox cashier' })).toBeVisible();
  await expect(page.getByText('300 X Coins')).toBeVisible();
  await expectEnglish('the cashier');
  await button('Pay').first().tap();
  await expect(page.getByText(/Topped up/).first()).toBeVisible();
  await expectEnglish('the paid order');

  await page.goto('/orders');
  await expect(openScreen(page).getByText('300 X Coins')).toBeVisible();
  await expectEnglish('the orders');
  await openScreen(page).getByText('300 X Coins').tap();
  await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
  await expectEnglish('an order');

  await page.goto('/profile?pop=1');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Best value')).toBeVisible();
  await expectEnglish('the memberships', [player.account.name]);
  await sheet.getByText('Week', { exact: true }).tap();
  await sheet.getByRole('button', { name: /^Join for/ }).tap();
  await expect(sheet.getByText(/Welcome to VIP/)).toBeVisible();
  await expectEnglish('the bought membership', [player.account.name]);

  await portal('coin', 'grant', '--to', player.loginName, '--amount', '5', '--reason', 'A small present');
  await page.goto('/coins');
  await expect(openScreen(page).getByText('Membership: Week')).toBeVisible();
  await expect(openScreen(page).getByText('Recharge: 300 X Coins')).toBeVisible();
  await expectEnglish('the ledger');

  const poor = await newPlayer();
  const other = await open({ player: poor });
  await other.addInitScript(() => localStorage.setItem('language', 'en'));
  await other.goto(`${GAME}?pop=1`);
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button').first().waitFor();
  const name = await openScreen(other).getByRole('heading').first().innerText();
  await waitUntilAtRest(other);
  const inDialog = await dialog.innerText();
  expect(inDialog.replaceAll(name, '')).not.toMatch(/[\u3400-\u9fff]/);
});
