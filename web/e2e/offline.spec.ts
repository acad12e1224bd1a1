import type { BrowserContext, Page } from '@playwright/test';
import { openScreen, outbox } from './support/app';
import { callAs, callV1, type Player } from './support/players';
import { publish } from './support/square';
import { expect, NIGHT, test } from './support/test';
import { ready } from './support/worker';

/** 古城修表匠: free. */
const BOOK = 2019;
/** 第七号服务器: the third and later chapters are for members. */
const FOR_MEMBERS = 2017;
/** 长安小厨娘: a comic, free. */
const COMIC = 2005;
/** 团子的一天: an animation, free. */
const FILM = 2022;

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: '离线保存' }).first().click();
  await expect(page.getByRole('button', { name: '已离线保存' }).first()).toBeVisible();
}

async function bars(page: Page): Promise<void> {
  const box = (await page.locator('main').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const offline = (context: BrowserContext) => context.setOffline(true);
const frame = (page: Page) => page.locator('[data-page]');
const chapterTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

const progress = (url: string, player: Player) =>
  callV1<{ chapterId: number; locator: { paragraph: number } } | null>(
    url,
    player,
    'GET',
    `/api/v1/book/${BOOK}/progress`,
  );

test.beforeEach(({ faults }) => {
  // Without a network every request fails, and the browser logs an error.
  faults.expected(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|SDK/);
});

test('a saved chapter is read offline, and the reading place is saved when the network is back', async ({
  open,
  newPlayer,
  url,
}) => {
  const player = await newPlayer();
  const page = await open({ player, serviceWorkers: 'allow' });
  await page.goto(`/readbook/${BOOK}/1`);
  await expect(chapterTitle(page, '第一章 走得太快的表')).toBeVisible();
  await ready(page);
  await bars(page);
  await keep(page);
  await bars(page);

  await offline(page.context());
  await page.reload();
  await expect(chapterTitle(page, '第一章 走得太快的表')).toBeVisible();
  for (const at of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight');
    await expect(frame(page)).toHaveAttribute('data-page', at);
  }
  expect((await progress(url, player))?.locator.paragraph ?? 0).toBe(0);

  await page.context().setOffline(false);
  await expect.poll(async () => (await progress(url, player))?.locator.paragraph ?? 0).toBeGreaterThan(0);
});

test(
  'a comment, a like and the places in three chapters, made offline in a closed tab, arrive once from another tab',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const [author, player] = [await newPlayer(), await newPlayer()];
    const post = await publish(url, author, '火车上没有信号');
    const page = await open({ player, serviceWorkers: 'allow' });
    const context = page.context();
    const writes: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && /\/(comment|like|progress)$/.test(pathname)) writes.push(pathname);
    });
    for (const chapter of [1, 2, 3]) {
      await page.goto(`/readbook/${BOOK}/${chapter}`);
      await expect(page.locator('[data-paragraph]').first()).toBeAttached();
      await ready(page);
      await bars(page);
      await keep(page);
    }
    await page.goto(`/post/${post.id}`);
    const heart = openScreen(page).getByRole('button', { name: /个赞/ }).first();
    await expect(heart).toHaveAccessibleName('点赞，0 个赞');
    await expect.poll(() => outbox(page)).toEqual([]);
    const before = (await progress(url, player))!;

    await test.step('offline, the tab stores everything and is closed', async () => {
      await offline(context);
      writes.length = 0;
      await heart.tap();
      await page.getByRole('button', { name: '说点什么吧' }).tap();
      await page.getByRole('textbox', { name: '评论' }).fill('出隧道再发');
      await page.getByRole('button', { name: '发送' }).tap();
      await expect(page.getByText('发送中')).toBeVisible();
      for (const chapter of [1, 2, 3]) {
        await page.goto(`/readbook/${BOOK}/${chapter}`);
        await expect(frame(page)).toHaveAttribute('data-page', /\d/);
        await page.keyboard.press('ArrowRight');
      }
      const waiting = ['comment', 'post like', 'reading'];
      await expect.poll(async () => (await outbox(page)).sort()).toEqual(waiting);
      await page.close();
      expect(await progress(url, player)).toEqual(before);
    });

    await test.step('another tab sends everything once when the network is back', async () => {
      const tab = await context.newPage();
      await context.setOffline(false);
      await tab.goto('/animate');
      await expect.poll(() => outbox(tab), { timeout: 20_000 }).toEqual([]);
      const counts = await callV1<{ likeNum: number; commentNum: number }>(
        url,
        player,
        'GET',
        `/api/v1/square/post/${post.id}`,
      );
      expect(counts).toMatchObject({ likeNum: 1, commentNum: 1 });
      expect((await progress(url, player))?.chapterId).toBe(3);
      const kinds = writes.map((path) => path.replace(/.*\//, '')).sort();
      expect(kinds).toEqual(['comment', 'like', 'progress']);
    });
  },
);

test(
  'a saved chapter locks when the membership ends, also offline',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const player = await newPlayer();
    await portal('coin', 'grant', '--to', player.loginName, '--amount', '120');
    await callAs(url, player, '/api/vip/vipopen', { type: '1', payWith: 'coin', price: '120', source: '0' });
    const page = await open({ player, serviceWorkers: 'allow' });
    await page.goto(`/readbook/${FOR_MEMBERS}/3`);
    await expect(chapterTitle(page, '03 一行脚本')).toBeVisible();
    await ready(page);
    await bars(page);
    await keep(page);

    await offline(page.context());
    await page.reload();
    await expect(chapterTitle(page, '03 一行脚本')).toBeVisible();
    expect(await page.locator('[data-paragraph]').count()).toBeGreaterThan(3);

    await test.step('after the end of the membership', async () => {
      await page.clock.setFixedTime(Date.now() + 400 * 86_400_000);
      await page.reload();
      await expect(page.getByRole('heading', { name: '这一章，留给会员先看' })).toBeAttached();
      await expect(page.locator('[data-paragraph]')).toHaveCount(3);
    });
    await test.step('also after the clock is set back', async () => {
      await page.clock.setFixedTime(Date.now());
      await page.reload();
      await expect(page.getByRole('heading', { name: '这一章，留给会员先看' })).toBeAttached();
    });
  },
);

test(
  'a book with a saved chapter has its contents, page and history offline',
  NIGHT,
  async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer(), serviceWorkers: 'allow' });
    await page.goto(`/readbook/${BOOK}/1`);
    await expect(chapterTitle(page, '第一章 走得太快的表')).toBeVisible();
    await ready(page);
    await bars(page);
    await keep(page);
    await bars(page);
    const saved = page.waitForResponse((response) => response.url().endsWith('/book/progress'));
    await page.keyboard.press('ArrowRight');
    await saved;
    await page.goto('/readhistory');
    await expect(openScreen(page).getByText('古城修表匠')).toBeVisible();
    await offline(page.context());

    await test.step('the contents list the saved chapter', async () => {
      await page.goto(`/bookmenu/${BOOK}`);
      const menu = openScreen(page);
      await expect(menu.getByText('走得太快的表')).toBeVisible();
      await expect(menu.getByText('没有网络，先看看之前的内容')).toBeVisible();
      await expect(menu.locator('li')).toHaveCount(1);
    });
    await test.step('the page of the book opens', async () => {
      await page.goto(`/bookinfo/${BOOK}`);
      await expect(openScreen(page).getByRole('heading', { name: '古城修表匠' })).toBeVisible();
    });
    await test.step('the history shows its last known state', async () => {
      await page.goto('/readhistory');
      const history = openScreen(page);
      await expect(history.getByText('古城修表匠')).toBeVisible();
      await expect(history.getByText(/^离线 · .*看到的内容$/)).toBeVisible();
    });
    await test.step('a list that was never loaded shows an error instead of waiting', async () => {
      await page.goto('/subscriblist');
      await expect(openScreen(page).getByRole('alert')).toBeVisible();
      await expect(page.getByText('SDK初始化失败')).toHaveCount(0);
    });
  },
);

test(
  'the square and the inboxes show offline what was last seen, with its age, and only to their player',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const player = await newPlayer();
    const post = await publish(url, player, '山里没信号也能看');
    const fan = await newPlayer();
    await callV1(url, fan, 'POST', `/api/v1/square/post/${post.id}/like`);
    await portal('message', 'send', '--to', player.loginName, '--title', '周末双倍', '--content', '签到翻倍');
    const page = await open({ player, serviceWorkers: 'allow' });
    const context = page.context();
    const seen: [path: string, text: string][] = [
      ['/square?feed=new', '山里没信号也能看'],
      ['/message', '周末双倍'],
      ['/notice', '赞了你的帖子'],
    ];
    for (const [path, text] of seen) {
      await page.goto(path);
      await expect(openScreen(page).getByText(text).first()).toBeVisible();
    }
    await ready(page);
    await offline(context);

    await test.step('after a reload, with the age', async () => {
      await page.clock.setFixedTime(Date.now() + 180_000);
      for (const [path, text] of seen) {
        await page.goto(path);
        await expect(openScreen(page).getByText(text).first(), path).toBeVisible();
        await expect(openScreen(page).getByText('离线 · 3分钟前看到的内容'), path).toBeVisible();
      }
    });
    await test.step('the answer replaces it when the network is back', async () => {
      const line = openScreen(page).getByText(/^离线 · /);
      await expect(line).toBeVisible();
      await context.setOffline(false);
      await expect(line).toBeHidden();
    });
    await test.step('a sign-out deletes it, and a visitor sees none of it', async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: '退出登录' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
      await expect(page.getByText('已退出登录，期待再见')).toBeVisible();
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.filter((key) => /:(messages|notices|square)/.test(key) && !key.startsWith('0:'))).toEqual(
        [],
      );
      await offline(context);
      await page.goto('/square?feed=new');
      await expect(openScreen(page).getByRole('alert')).toBeVisible();
      await expect(page.getByText('山里没信号也能看')).toHaveCount(0);
    });
  },
);

test('saved videos and comics work offline', NIGHT, async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' });
  await page.goto(`/watch/${FILM}/1`);
  await ready(page);
  await keep(page);
  await keepBy(page, COMIC, 1);
  await offline(page.context());

  await test.step('a video plays and seeks', async () => {
    await page.goto(`/watch/${FILM}/1`);
    await expect
      .poll(() => page.locator('video').evaluate((it: HTMLVideoElement) => it.readyState))
      .toBeGreaterThan(1);
    // The browser requests the video by ranges.
    await page.locator('video').evaluate((it: HTMLVideoElement) => {
      it.currentTime = it.duration - 2;
    });
    await expect
      .poll(() => page.locator('video').evaluate((it: HTMLVideoElement) => !it.seeking && it.currentTime))
      .toBeGreaterThan(5);
  });
  await test.step('a comic shows its pictures', async () => {
    await page.goto(`/readbook/${COMIC}/1`);
    await expect(page).toHaveURL(`/readbook/${COMIC}/1`);
    const picture = openScreen(page).locator('img').first();
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  });
});

test('the end of the login deletes the saved files', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer(), serviceWorkers: 'allow' });
  await page.goto(`/readbook/${BOOK}/1`);
  await ready(page);
  await bars(page);
  await keep(page);
  const files = () => page.evaluate(async () => (await (await caches.open('portal-kept')).keys()).length);
  expect(await files()).toBeGreaterThan(0);
  await page.evaluate(() => {
    const value = JSON.stringify({ uid: 0, token: '' });
    localStorage.setItem('account', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'account' }));
  });
  await expect.poll(files).toBe(0);
});

/** Opens a chapter and saves it for offline reading. */
async function keepBy(page: Page, book: number, chapter: number): Promise<void> {
  await page.goto(`/readbook/${book}/${chapter}`);
  await keep(page);
}
