import type { Page } from '@playwright/test';
import { openScreen, stored } from './support/app';
import { settled } from './support/pictures';
import { expect, NIGHT, test } from './support/test';

const bar = (page: Page) => openScreen(page).getByRole('link', { name: /搜索$/ });
const field = (page: Page) => openScreen(page).getByRole('searchbox', { name: '搜索' });
const game = (page: Page) => openScreen(page).getByRole('region', { name: '游戏' });
const trends = (page: Page) => openScreen(page).getByRole('region', { name: '热门搜索' });
const history = (page: Page) => openScreen(page).getByRole('region', { name: '搜索历史' });

test('by finger: from the bar on the home page to a game, by full pinyin', async ({ open }) => {
  const page = await open({ hasTouch: true, isMobile: true });
  await page.goto('/');
  await bar(page).tap();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('maoguo');
  const suggestion = page
    .getByRole('list', { name: '搜索建议' })
    .getByRole('button', { name: '猫国远征', exact: true });
  await expect(suggestion.locator('mark')).toHaveText('猫国');
  await openScreen(page).getByRole('button', { name: '搜索', exact: true }).tap();
  await expect(game(page).locator('mark').first()).toHaveText('猫国');
  await expect(openScreen(page).getByRole('region', { name: '帖子' })).toContainText('猫国远征通关啦');
  await game(page)
    .getByRole('link', { name: /猫国远征/ })
    .tap();
  await expect(page).toHaveURL('/detail/1005');
  await page.goBack();
  await expect(field(page)).toHaveValue('maoguo');

  await test.step('a new visit begins with an empty field that has the focus', async () => {
    await page.goBack();
    await bar(page).tap();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

test('by keyboard: from the bar on the home page to a game, by initials', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await settled(page);
  await bar(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('mgyz');
  await expect(
    page.getByRole('list', { name: '搜索建议' }).getByRole('button', { name: '猫国远征', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=mgyz');
  await game(page)
    .getByRole('link', { name: /猫国远征/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/detail/1005');
});

test('the hints take turns, and an empty field searches the shown one', NIGHT, async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  const hint = async () => (await bar(page).locator('span').first().textContent())!;
  const first = await hint();
  await page.clock.runFor(4100);
  await expect.poll(hint).not.toBe(first);
  const shown = await hint();
  await bar(page).tap();
  await expect(field(page)).toHaveAttribute('placeholder', shown);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keyword: shown })}`);
  await expect(openScreen(page).getByText(shown).first()).toBeVisible();
});

test('the hint stands still with reduced motion', NIGHT, async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  const first = await bar(page).textContent();
  await page.clock.runFor(20_000);
  expect(await bar(page).textContent()).toBe(first);
});

test(
  'the bar shows the first hint before the app starts, and moves nothing when it does',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const prerendered = page.locator('[data-painted] a').filter({ hasText: /搜索$/ });
    const [before, place] = [await prerendered.textContent(), await prerendered.boundingBox()];
    await page.unroute(/\/assets\/(?!first-)[^/]*\.js$/);
    await page.goto('/');
    await settled(page);
    await expect(page.locator('[data-painted]')).toHaveCount(0);
    expect([await bar(page).textContent(), await bar(page).boundingBox()]).toEqual([before, place]);
    expect(asked.filter((path) => path === '/api/v1/search/trend')).toEqual([]);
  },
);

test(
  'the search page lists frequent searches, and earlier ones, which can be deleted',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/search');
    await expect(trends(page).getByRole('listitem')).toHaveCount(10);
    const most = trends(page).getByRole('button').first();
    const name = (await most.textContent())!.replace(/^1/, '').replace(/[热新]$/, '');
    await most.tap();
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ keyword: name })}`);
    for (const word of ['maoguo', 'mgyz']) {
      await field(page).fill(word);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`/search?keyword=${word}`);
    }
    await openScreen(page).getByRole('button', { name: '清空' }).tap();
    await expect(history(page).getByRole('listitem')).toHaveText(['mgyz', 'maoguo', name]);
    await history(page).getByRole('button', { name: '编辑搜索历史' }).tap();
    await history(page).getByRole('button', { name: '删除“maoguo”' }).tap();
    await expect(history(page).getByRole('listitem')).toHaveText(['mgyz', name]);
    await page.reload();
    await openScreen(page).getByRole('button', { name: '清空', exact: true }).tap();
    await history(page).getByRole('button', { name: '编辑搜索历史' }).tap();
    await history(page).getByRole('button', { name: '清空搜索历史' }).tap();
    await expect(history(page)).toHaveCount(0);
    expect(await stored(page, '0:searches')).toBeNull();
  },
);

test('frequent searches that failed to load are read again on tap', NIGHT, async ({ open, faults }) => {
  faults.expected(/503/);
  const page = await open();
  await page.route('**/api/v1/search/trend', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/search');
  const retry = openScreen(page).getByRole('button', { name: /热门搜索没加载出来/ });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/v1/search/trend');
  await retry.tap();
  await expect(trends(page).getByRole('listitem')).toHaveCount(10);
});
