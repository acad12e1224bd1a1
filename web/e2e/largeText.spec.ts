import type { Locator, Page } from '@playwright/test';
import { openScreen } from './support/app';
import { overflowingElements } from './support/overflow';
import { settled, waitUntilAtRest } from './support/pictures';
import { screens } from './support/screens';
import { expect, NIGHT, test } from './support/test';
import base from './base.config';

const { launchOptions } = base.use!;

// A browser with a default font size of 200 %.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--blink-settings=defaultFontSize=32'],
  },
});

test.describe('with a font size of 200 % no screen overflows', NIGHT, () => {
  test.slow();
  for (const role of ['visitor', 'player'] as const)
    test(role, async ({ open, newPlayer }) => {
      const player = role === 'player' ? await newPlayer() : undefined;
      const page = await open({ player, reducedMotion: 'reduce' });
      for (const { path } of screens.filter((it) => (player ? !it.guestsOnly : !it.withAuth))) {
        await page.goto(path);
        await settled(page);
        expect.soft(await overflowingElements(page), path).toEqual([]);
      }
      const size = await openScreen(page).evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
    });
});

const PHONE = { width: 375, height: 812 };

test(
  'with a font size of 200 % prices stay whole and the pay bar is one line',
  NIGHT,
  async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer(), reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    for (const language of ['zh-CN', 'en']) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      for (const path of ['/recharge', '/profile?pop=1', '/detail/1004?pop=1', '/coins']) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await page.evaluate(brokenPrices), `${path} in ${language}`).toEqual([]);
      }
      await page.goto('/recharge');
      const pay = openScreen(page).getByRole('button', { name: /^(支付|Pay) / });
      await expect(pay).toBeVisible();
      const lines = await pay.evaluate((button) => {
        const text = document.createRange();
        text.selectNodeContents(button.querySelector('span')!);
        const bar = button.closest('.bottom-bar')!;
        const row = button.parentElement!.getBoundingClientRect();
        const fits = text.getBoundingClientRect().width <= button.clientWidth;
        return {
          texts: text.getClientRects().length,
          rows: row.height / button.clientHeight,
          fits,
          bars: bar.children.length,
        };
      });
      expect(lines, language).toEqual({ texts: 1, rows: 1, fits: true, bars: 1 });
    }
  },
);

test(
  'with a font size of 200 % titles, gift buttons and the comment bar stay readable',
  NIGHT,
  async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer(), reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await page.goto('/gifts');
    const buttons = openScreen(page).locator('[data-gift] button');
    await expect(buttons.filter({ hasText: '会员领取' }).first()).toBeVisible();
    const tooWide = await buttons.evaluateAll((all) =>
      all
        .filter((it) => it.getBoundingClientRect().width > it.parentElement!.clientWidth)
        .map((it) => it.textContent),
    );
    expect(tooWide).toEqual([]);
    const wholeText = (text: Locator) =>
      expect
        .poll(() => text.evaluate((it) => it.clientWidth > 0 && it.scrollWidth <= it.clientWidth))
        .toBe(true);
    await page.goto('/detail/1004');
    await wholeText(openScreen(page).locator('header').getByText('游戏', { exact: true }));
    await page.goto('/post/36');
    await wholeText(openScreen(page).getByText('说点什么吧', { exact: true }));
  },
);

/** Runs in the page. Prices and amounts of coins in view that stand on two lines, or that their element cuts off. */
function brokenPrices(): string[] {
  const price = /¥\s?[\d,.]+|[\d,.]+\s?(元|X钻|X Coins?|coins?)/g;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement!;
    if (!parent.checkVisibility() || parent.closest('[inert], .visually-hidden')) continue;
    for (const { 0: text, index } of node.textContent!.matchAll(price)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { left, right } = range.getBoundingClientRect();
      // The cards of a rail continue outside of the window.
      const isOutside = !parent.closest('[class*=rail]') && (left < -1 || right > innerWidth + 1);
      if (tops.size > 1 || isOutside)
        found.push(`${text} in ${parent.closest('button, a, dl, p')?.className}`);
    }
  }
  return found;
}

interface Opened {
  what: string;
  path: string;
  announcement?: true;
  act?: (page: Page) => Promise<unknown>;
}

const PORTRAIT = { width: 375, height: 812 };
const LANDSCAPE = { width: 812, height: 375 };

const press = (name: string | RegExp) => (page: Page) =>
  openScreen(page).getByRole('button', { name }).first().click();

const DIALOGS: readonly Opened[] = [
  { what: 'the announcement', path: '/', announcement: true },
  {
    what: 'a download with an insufficient balance',
    path: '/detail/1004?pop=1',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: '确认下载' }).click(),
  },
  { what: 'a download', path: '/detail/1004?pop=1' },
  { what: 'a claimed gift', path: '/gifts', act: press('领取') },
  { what: 'the odds', path: '/activity/2', act: press('概率公示') },
  { what: 'the membership', path: '/profile?pop=1' },
  { what: 'a message', path: '/message', act: (page) => page.locator('[data-read]').first().click() },
  { what: 'the rules', path: '/checkin', act: press('规则') },
  { what: 'a nickname', path: '/user?edit=name' },
  {
    what: 'the settings of a novel',
    path: '/readbook/2014/1',
    act: async (page) => {
      const { x, y, width, height } = (await page.locator('main').boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.getByRole('button', { name: '设置' }).click();
    },
  },
  { what: 'the menu of a post', path: '/post/1', act: press('更多') },
];

const LARGE_DIALOGS =
  'with a font size of 200 % all of every dialog can be reached, in portrait and landscape';

test(LARGE_DIALOGS, NIGHT, async ({ open, newPlayer }) => {
  test.slow();
  const player = await newPlayer();
  const quiet = await open({ player, reducedMotion: 'reduce' });
  for (const { what, path, announcement, act } of DIALOGS) {
    const page = announcement ? await open({ player, reducedMotion: 'reduce', announcement }) : quiet;
    await page.setViewportSize(PORTRAIT);
    await page.goto(path);
    await settled(page);
    await act?.(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    for (const viewport of [PORTRAIT, LANDSCAPE]) {
      await page.setViewportSize(viewport);
      await waitUntilAtRest(page);
      expect.soft(await dialog.evaluate(cutOff), `${what}, ${viewport.width} px wide`).toEqual([]);
    }
  }
});

/** The elements of a dialog that cannot be reached: outside of the window without a scroller, or in a scroller lower than 80 px. */
function cutOff(dialog: HTMLElement): string[] {
  const found: string[] = [];
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`;
  const scroller = (element: Element): Element | null => {
    for (let it = element.parentElement; it && it !== dialog; it = it.parentElement)
      if (getComputedStyle(it).overflowY === 'auto') return it;
    return null;
  };
  for (const element of dialog.querySelectorAll<HTMLElement>('button, a, input, label, h2, p, li')) {
    if (!element.checkVisibility() || element.closest('.visually-hidden')) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push(`${name(element)} is too wide`);
    const within = scroller(element);
    if (!within && (top < -1 || bottom > innerHeight + 1)) found.push(`${name(element)} is out of reach`);
    if (within && within.clientHeight < 80)
      found.push(`${name(element)} scrolls in ${within.clientHeight} px`);
  }
  return found;
}
