import { expect } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { callV1 } from '../../e2e/support/players.ts';
import { publish } from '../../e2e/support/square.ts';
import { flow } from '../support/flow.ts';
import { waitUntil } from '../support/waitUntil.ts';

const PICTURE = fileURLToPath(new URL('../../public/icons/apple-touch-180.png', import.meta.url));
const PAID_GAME = 1004;
/** A strip of three free chapters. */
const COMIC = 2005;
/** An animation of three free episodes. */
const FILM = 2022;

flow('the badge moves when an operator sends a message', async ({ page, newPlayer, portal }) => {
  const player = await newPlayer();
  await page.prepare(player);
  await page.goto('/profile');
  await page.see('status', '2 条未读');
  await portal('message', 'send', '--to', player.loginName, '--title', '给你的信', '--content', '见字如面。');
  await page.see('status', '3 条未读');
});

flow('a player publishes a post with a picture', async ({ page, newPlayer }) => {
  await page.prepare(await newPlayer());
  await page.goto('/postpage?tag=1');
  await page.fill('标题', '一张图片');
  await page.fill('正文', '今天拍的');
  await page.choose('选择图片', PICTURE);
  const upload = await waitUntil('the upload ends', () =>
    page.session.evaluate(() =>
      document.querySelector('[data-state=done]')
        ? 'done'
        : document.querySelector('[aria-label^=重新上传]')?.getAttribute('aria-label'),
    ),
  );
  expect(upload).toBe('done');
  await page.tap('button', '发布');
  await page.at(/^\/post\/\d+$/);
  await page.see('text', '一张图片');
  await waitUntil('the picture of the post is loaded', () =>
    page.session.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-route=post] img')].some(
        ({ src, naturalWidth }) => src.includes('/media/') && naturalWidth > 100,
      ),
    ),
  );
});

flow('a player publishes a post with a link', async ({ page, newPlayer }) => {
  await page.prepare(await newPlayer());
  await page.goto('/postpage?tag=1');
  await page.fill('标题', '一个链接');
  await page.fill('正文', '请看 https://example.com/guide 这里');
  await page.tap('button', '发布');
  await page.at(/^\/post\/\d+$/);
  await page.see('link', 'https://example.com/guide');
});

flow('a player comments on a post', async ({ page, newPlayer, server }) => {
  const player = await newPlayer();
  const post = await publish(server, await newPlayer(), '今晚九点开黑');
  await page.prepare(player);
  await page.goto(`/post/${post.id}`);
  await page.tap('button', /^说点什么吧/);
  await page.fill(/^评论/, '我来当辅助');
  await page.tap('button', '发送');
  await page.see('text', '我来当辅助');
  await page.gone('text', /发送中/);
  const { commentNum } = await callV1<{ commentNum: number }>(
    server,
    player,
    'GET',
    `/api/v1/square/post/${post.id}`,
  );
  expect(commentNum).toBe(1);
});

flow('a comic keeps the place', async ({ page, newPlayer, server }) => {
  const player = await newPlayer();
  await page.prepare(player);
  await page.goto(`/readbook/${COMIC}/1`);
  const seePages = () =>
    waitUntil('a page of the comic is loaded', () =>
      page.session.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('[data-page] img')].some(
          ({ naturalWidth }) => naturalWidth > 0,
        ),
      ),
    );
  const secondPage = () =>
    page.session.evaluate(
      () => document.querySelector('[data-page="1-1"]')?.getBoundingClientRect().top ?? null,
    );
  await seePages();
  await page.session.evaluate(() => document.querySelector('[aria-label=漫画内容]')!.scrollTo({ top: 1600 }));
  interface Place {
    locator: { page: number };
  }
  const place = () => callV1<Place | null>(server, player, 'GET', `/api/v1/book/${COMIC}/progress`);
  await waitUntil('the place is saved', async () => ((await place())?.locator.page ?? 0) > 0);
  const before = (await secondPage())!;
  await page.reload();
  await seePages();
  await waitUntil(`the second page stands at ${before} again`, async () => {
    const top = await secondPage();
    return top !== null && Math.abs(top - before) <= 2;
  });
});

flow('an episode plays', async ({ page, proxy }) => {
  await page.prepare();
  await page.goto(`/watch/${FILM}/1`);
  const film = () =>
    page.session.evaluate(() => {
      const video = document.querySelector('video');
      return (
        video && {
          src: video.currentSrc,
          state: video.readyState,
          second: video.currentTime,
          paused: video.paused,
        }
      );
    });
  await waitUntil('the player has an address', async () => (await film())?.src);
  await waitUntil('the video is asked for', async () =>
    proxy.requests.some((line) => /\.(mp4|m3u8)|\/media\/.*video/.test(line)),
  );
  await waitUntil('the video has data', async () => ((await film())?.state ?? 0) >= 2);
  if ((await film())?.paused) await page.tap('button', '播放');
  await waitUntil('the video moves', async () => ((await film())?.second ?? 0) > 0.5);
});

flow('a player buys a game, and the balance falls', async ({ page, newPlayer, portal }) => {
  const player = await newPlayer();
  await portal('coin', 'grant', '--to', player.loginName, '--amount', '100');
  const balance = (coins: string) =>
    waitUntil(
      `the balance is ${coins}`,
      async () => (await page.text('[data-testid=coin-balance]')) === coins,
    );
  await page.prepare(player);
  await page.goto('/profile');
  await balance('100');
  await page.goto(`/detail/${PAID_GAME}`);
  await page.tap('button', '下载 · 45X钻');
  await page.see('dialog', '确认下载');
  await page.tap('button', '确认下载');
  await page.see('text', /花费 45X钻/);
  await page.goto('/profile');
  await balance('55');
});

flow('a player sees the gifts', async ({ page, newPlayer }) => {
  await page.prepare(await newPlayer());
  await page.goto('/gifts');
  await waitUntil('a gift is shown', () =>
    page.session.evaluate(() => document.querySelector('[data-gift]') !== null),
  );
  const cut = await page.session.evaluate(() =>
    [...document.querySelectorAll('[data-contents]')].flatMap((contents) => {
      const text = document.createRange();
      text.selectNodeContents(contents);
      const [whole, box] = [text.getBoundingClientRect(), contents.getBoundingClientRect()];
      const lines = parseFloat(getComputedStyle(contents).lineHeight) * 2;
      return whole.height <= lines + 1 && (whole.bottom > box.bottom + 1 || whole.right > box.right + 1)
        ? [contents.textContent]
        : [];
    }),
  );
  expect(cut, 'contents of at most two lines that are cut').toEqual([]);
});
