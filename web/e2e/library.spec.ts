import type { Page } from '@playwright/test';
import { expectRoute, openScreen, scrolled, tabs } from './support/app';
import { seriousFaults } from './support/axe';
import { overflowingElements } from './support/overflow';
import { settled } from './support/pictures';
import { callV1, signInElsewhere, type Player } from './support/players';
import { expect, NIGHT, test } from './support/test';

/** Books of the demo content. */
const COMIC = 2001;
const SERIAL = 2018;
/** Its fifth chapter is not published yet. Only one test publishes it. */
const COMING = 2014;

const group = (page: Page, name: string) => openScreen(page).getByRole('group', { name, exact: true });
const choose = (page: Page, label: string, name: string) =>
  group(page, label).getByRole('button', { name, exact: true }).tap();
const kept = (page: Page, book: number) =>
  openScreen(page)
    .locator('[data-updates]')
    .filter({ has: page.locator(`[data-book="${book}"]`) });
const fine = async (page: Page) => {
  await settled(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
  expect(await overflowingElements(page), 'sideways').toEqual([]);
};
const readTo = (url: string, player: Player, book: number, chapterId: number, readAt: Date) =>
  callV1(url, player, 'PUT', `/api/v1/book/${book}/progress`, {
    chapterId,
    locator: book === SERIAL ? { paragraph: 1, offset: 0 } : { page: 0, offset: 0.5 },
    device: 'another phone',
    base: 0,
    readAt: readAt.toISOString(),
    force: true,
  });
const keep = (url: string, player: Player, book: number) =>
  callV1(url, player, 'POST', `/api/v1/book/${book}/subscribe`, {});

test('a visitor filters the library, and each kind keeps its scroll position', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/animate');
  const screen = openScreen(page);
  await fine(page);
  const all = screen.getByRole('region', { name: '全部漫画' });
  await expect(all.locator('[data-book]')).toHaveCount(12);
  await all.getByRole('button', { name: '校园' }).tap();
  await expect(page).toHaveURL('/animate?kind=comic&category=%E6%A0%A1%E5%9B%AD');
  await expect(all.locator('[data-book]')).toHaveCount(2);
  await choose(page, '状态', '完结');
  await expect(all.getByText('这一格还空着')).toBeVisible();
  await all.getByRole('button', { name: '看看全部' }).tap();
  await choose(page, '排序', '最多收藏');
  await expect(all.locator('[data-book]').first()).toContainText('猫咪客栈');
  await page.reload();
  await expect(group(page, '排序').getByRole('button', { name: '最多收藏' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await screen.locator('[data-scroller]').evaluate((element) => element.scrollTo({ top: 900 }));
  const place = await scrolled(page);
  await choose(page, '看什么', '小说');
  const novels = screen.getByRole('region', { name: '全部小说' });
  await expect(novels.locator('[data-book]')).toHaveCount(8);
  expect(await scrolled(page)).toBe(0);
  await choose(page, '看什么', '漫画');
  await expect(all.locator('[data-book]')).toHaveCount(12);
  expect(await scrolled(page)).toBe(place);

  await all.locator('[data-book]').last().tap();
  await expect(page).toHaveURL(/\/bookinfo\/\d+/);
  await expectRoute(page, 'bookinfo');
  await page.goBack();
  await expectRoute(page, 'animate');
  await expect(all).toBeVisible();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await tabs(page).getByRole('link', { name: '首页' }).tap();
  await expectRoute(page, 'home');
  await tabs(page).getByRole('link', { name: '漫画' }).tap();
  await expect(all.locator('[data-book]')).toHaveCount(12);
});

test('the rankings show the first books, and a sheet shows all', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/animate?kind=novel');
  const boards = openScreen(page).getByRole('region', { name: '排行榜' });
  await expect(boards.getByRole('listitem')).toHaveCount(5);
  await choose(page, '哪一榜', '收藏');
  await boards.getByRole('button', { name: '完整收藏榜' }).tap();
  const sheet = page.getByRole('dialog', { name: '收藏榜' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  await fine(page);
  await sheet.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/bookinfo\/20/);
  await fine(page);
});

test('the page of a book leads to its contents and continues at the saved place', async ({
  open,
  url,
  newPlayer,
}) => {
  const player = await newPlayer();
  await readTo(url, player, COMIC, 2, new Date());
  const page = await open({ player });
  await page.goto(`/bookinfo/${COMIC}`);
  const screen = openScreen(page);
  await expect(screen.getByRole('heading', { name: '仙门小杂役', level: 1 })).toBeVisible();
  await expect(screen.getByRole('link', { name: '继续阅读 · 第2话' })).toHaveAttribute(
    'href',
    `/readbook/${COMIC}/2`,
  );
  await fine(page);
  await screen.getByRole('link', { name: '完整目录' }).tap();
  await expect(page).toHaveURL(`/bookmenu/${COMIC}`);
  // The page of the book has rows of chapters too.
  await expectRoute(page, 'bookmenu');
  const rows = openScreen(page).locator('[data-chapter]');
  await expect(rows).toHaveText([/第1话/, /第2话.*看到这里/, /第3话.*VIP/]);
  await expect(rows.nth(2).getByLabel('未解锁')).toBeVisible();
  await openScreen(page).getByRole('button', { name: '正序' }).tap();
  await expect(rows).toHaveText([/第3话/, /第2话/, /第1话/]);
  await openScreen(page).getByRole('button', { name: '看到的地方' }).tap();
  await expect(openScreen(page).locator('[aria-current="location"]')).toBeInViewport();
  await fine(page);
});

test(
  'a membership unlocks the chapters of an open page at once',
  NIGHT,
  async ({ open, portal, newPlayer }) => {
    const player = await newPlayer();
    await portal('coin', 'grant', '--to', player.loginName, '--amount', '9999');
    const page = await open({ player });
    await page.goto(`/bookmenu/${COMIC}`);
    await expect(openScreen(page).getByLabel('未解锁')).toHaveCount(1);
    await page.goto(`/bookinfo/${COMIC}`);
    await expect(openScreen(page).getByLabel('未解锁')).toHaveCount(1);
    await openScreen(page).getByRole('link', { name: '开通会员' }).tap();
    const sheet = page.getByRole('dialog', { name: '晴空会员' });
    await sheet.getByRole('button', { name: /开通/ }).last().tap();
    await expect(openScreen(page).getByLabel('未解锁')).toHaveCount(0);
    await expect(openScreen(page).getByRole('link', { name: '开通会员' })).toHaveCount(0);
  },
);

test(
  'a subscription puts a book on the shelf of every device; a visitor must sign in',
  NIGHT,
  async ({ open, newPlayer }) => {
    const visitor = await open();
    await visitor.goto('/subscriblist');
    await expect(openScreen(visitor).getByText('追的书，都放这里')).toBeVisible();
    await fine(visitor);
    await visitor.goto(`/bookinfo/${COMIC}`);
    await openScreen(visitor).getByRole('button', { name: '订阅', exact: true }).tap();
    await expect(visitor).toHaveURL('/login');

    const player = await newPlayer();
    const [page, other] = [await open({ player }), await open({ player })];
    await page.goto('/subscriblist');
    await expect(openScreen(page).getByText('书架还空着')).toBeVisible();
    await fine(page);
    await openScreen(page).getByRole('link', { name: '去挑几部' }).tap();
    await openScreen(page).locator(`[data-book="${COMIC}"]`).first().tap();
    await openScreen(page).getByRole('button', { name: '订阅', exact: true }).tap();
    await expect(openScreen(page).getByRole('button', { name: '已订阅' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await openScreen(page).getByRole('link', { name: '我的订阅' }).tap();
    await expect(kept(page, COMIC)).toContainText('仙门小杂役');
    await fine(page);
    await other.goto('/subscriblist');
    await expect(kept(other, COMIC)).toBeVisible();

    await openScreen(page).getByRole('button', { name: '整理' }).tap();
    await openScreen(page).getByRole('button', { name: '不再订阅《仙门小杂役》' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '不再订阅' }).tap();
    await expect(openScreen(page).getByText('书架还空着')).toBeVisible();
    await expect(openScreen(other).getByText('书架还空着')).toBeVisible();
  },
);

test('every open page marks a new chapter until the player sees it', async ({
  open,
  url,
  newPlayer,
  rewrite,
}) => {
  const player = await newPlayer();
  await keep(url, player, COMIC);
  await keep(url, player, COMING);
  const [shelf, profile, library] = [await open({ player }), await open({ player }), await open({ player })];
  await shelf.goto('/subscriblist');
  await profile.goto('/profile');
  await library.goto('/animate');
  await expect(kept(shelf, COMING)).toHaveAttribute('data-updates', '0');
  const ways = openScreen(library).getByRole('navigation', { name: '找书和书架' });
  await expect(ways).toBeVisible();
  const entry = openScreen(profile).getByRole('link', { name: /我的订阅/ });
  await expect(entry).toBeVisible();

  await rewrite(`update chapter set publish_time = now() where book_id = ${COMING} and id = 5`);
  await expect(kept(shelf, COMING)).toContainText('更新 1章');
  await expect(openScreen(shelf).locator('[data-updates]').first()).toContainText('星海邮书');
  await expect(openScreen(shelf).getByText('部有更新，快去看看')).toBeVisible();
  await expect(shelf.getByText('《星海邮书》更新啦：第五封 四万个名字')).toBeVisible();
  await expect(entry.getByRole('status', { name: '1 部有更新' })).toBeVisible();
  await expect(ways.getByRole('status', { name: '1 部有更新' })).toBeVisible();
  await settled(shelf);

  await kept(shelf, COMING).locator(`[data-book="${COMING}"]`).tap();
  const row = openScreen(shelf).locator('[data-chapter]', { hasText: '第五封' });
  await expect(row.getByText('新', { exact: true })).toBeVisible();
  await shelf.goBack();
  await expect(kept(shelf, COMING)).toHaveAttribute('data-updates', '0');
});

test(
  'the history lists books by day; one entry or all can be deleted',
  NIGHT,
  async ({ open, url, newPlayer }) => {
    const player = await newPlayer();
    const now = Date.now();
    await readTo(url, player, 2003, 1, new Date(now - 3 * 86_400_000));
    await readTo(url, player, SERIAL, 2, new Date(now - 60_000));
    await readTo(url, player, COMIC, 2, new Date(now));
    const page = await open({ player });
    await page.goto('/readhistory');
    const rows = openScreen(page).locator('article');
    await expect(rows).toHaveText([/仙门小杂役.*看到第2话/, /春日电竞社.*读到第2章/, /猫咪客栈.*看到第1话/]);
    await expect(openScreen(page).getByRole('region').first()).toBeVisible();
    await expect(rows.first().getByRole('link', { name: '续看' })).toHaveAttribute(
      'href',
      `/readbook/${COMIC}/2`,
    );
    await fine(page);
    await openScreen(page).getByRole('button', { name: '删除《春日电竞社》的记录' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).tap();
    await expect(rows).toHaveText([/仙门小杂役/, /猫咪客栈/]);
    await openScreen(page).getByRole('button', { name: '清空' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '清空', exact: true }).tap();
    await expect(openScreen(page).getByText('还没有翻开过哪一本')).toBeVisible();
    await fine(page);
    await page.goto(`/bookinfo/${COMIC}`);
    await expect(openScreen(page).getByRole('link', { name: '开始阅读' })).toBeVisible();
  },
);

test('a book continues at the place of another phone', NIGHT, async ({ open, url, newPlayer }) => {
  const player = await newPlayer();
  await readTo(url, player, COMIC, 1, new Date(Date.now() - 60_000));
  const page = await open({ player });
  await page.goto(`/bookinfo/${COMIC}`);
  await expect(openScreen(page).getByRole('link', { name: '继续阅读 · 第1话' })).toBeVisible();
  await page.goto('/animate');
  await expect(openScreen(page).getByRole('list', { name: '继续看' })).toContainText('看到第1话');
  // A save is published to the other logins of the account only, so another login saves here.
  const account = await signInElsewhere(url, player, 'Mozilla/5.0 (iPhone)');
  await readTo(url, { ...player, account }, COMIC, 2, new Date());
  await expect(openScreen(page).getByRole('list', { name: '继续看' })).toContainText('看到第2话');
});

test('a visitor continues at the place that this device stored', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto(`/readbook/${COMIC}/1`);
  const strip = page.locator('[data-comic]');
  await expect(strip.getByRole('img').first()).toBeVisible();
  await strip.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => strip.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.goto('/animate');
  await expect(openScreen(page).getByRole('list', { name: '继续看' })).toContainText('看到第1话');
  await openScreen(page).getByRole('list', { name: '继续看' }).getByRole('link').tap();
  await expect(page).toHaveURL(`/readbook/${COMIC}/1`);
  await page.goto(`/bookinfo/${COMIC}`);
  await expect(openScreen(page).getByRole('link', { name: '继续阅读 · 第1话' })).toBeVisible();
});

test(
  'a search finds books: in suggestions, among all results, and in the list of books',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await page.goto('/search');
    await page.getByLabel('搜索', { exact: true }).and(page.locator('input')).fill('猫咪客');
    const suggestions = page.getByRole('list', { name: '搜索建议' });
    await expect(suggestions.getByRole('button', { name: '猫咪客栈' })).toBeVisible();
    await suggestions.getByRole('button').first().tap();
    const found = openScreen(page).getByRole('region', { name: '作品' });
    await expect(found).toContainText('猫咪客栈');
    await fine(page);
    await found.getByRole('button', { name: '更多作品' }).tap();
    await expect(page).toHaveURL(/kind=book/);
    await openScreen(page)
      .getByRole('link', { name: /猫咪客栈/ })
      .first()
      .tap();
    await expect(page).toHaveURL('/bookinfo/2003');
  },
);

test(
  'a missing book shows a text, and a failed list can be loaded again',
  NIGHT,
  async ({ open, faults }) => {
    const page = await open();
    await page.goto('/bookinfo/999999');
    await expect(openScreen(page).getByText('这部作品不在架上了')).toBeVisible();
    await fine(page);
    faults.expected(/503/);
    await page.route('**/api/v1/book/list?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/animate');
    const all = openScreen(page).getByRole('region', { name: '全部漫画' });
    await expect(all.getByText('作品没能取到')).toBeVisible();
    await page.unroute('**/api/v1/book/list?*');
    await all.getByText('点一下重试').tap();
    await expect(all.locator('[data-book]')).toHaveCount(12);
  },
);
