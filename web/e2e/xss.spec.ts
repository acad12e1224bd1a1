import { randomUUID } from 'node:crypto';
import type { Comment, PostDetail } from '@/api/types';
import type { Page } from '@playwright/test';
import { openScreen } from './support/app';
import {
  CORPUS,
  DECEPTIVE,
  hostilePack,
  HTML,
  NAMES,
  SHORT,
  watchScripts,
  type Watch,
} from './support/hostile';
import { addHostileGoods, NOVEL } from './support/hostileGoods';
import { overflowingElements } from './support/overflow';
import { settled } from './support/pictures';
import { callAs, register, signInElsewhere, type Player } from './support/players';
import { command, Portal } from './support/portal';
import { expect, NIGHT, test } from './support/test';

/** Every text is in the thread, the lists and the pack. Every `ALONE`th text also gets page loads of its own: in the night all, else every eighth. */
const ALONE = process.env.XSS_CORPUS === 'whole' ? 1 : 8;
/** Texts in the parts of an address. */
const PARTS = ['<img src=q onerror=x()>', 'javascript:x()', '"><svg onload=x()>', "'-x()-'"];
const isAlone = (_: unknown, index: number) => index % ALONE === 0;

/** Removes white space, because a page shows it differently from the stored text. */
const plain = (text: string) => text.replace(/\s+/g, '');
const shown = async (page: Page) => plain(await openScreen(page).innerText());

let portal: Portal;
let author: Player;
let reader: Player;
/** A post of each text. */
const posts: PostDetail[] = [];
/** A post that has a comment and a reply of each text. */
let thread: PostDetail;
/** The thread's last comment, which its last page shows. */
let lastComment: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  portal = await Portal.start();
  const pack = await hostilePack();
  await addHostileGoods(pack.folder);
  await command(portal.home, 'content', 'import', '--yes', pack.folder);
  await pack.remove();
  [author, reader] = [await register(portal.url), await register(portal.url)];
  await callAs(portal.url, author, '/api/user/center/updateInfo', { name: NAMES[0], signature: CORPUS[2]! });
  await callAs(portal.url, reader, '/api/user/center/updateInfo', { name: NAMES[1], signature: CORPUS[24]! });
  await command(portal.home, 'message', 'send', '--to', 'all', '--title', CORPUS[3]!, '--content', HTML);
  for (const text of CORPUS) {
    const post = await send(author, '/api/v1/square/post', {
      ...titled(text),
      content: text,
      tag: 1,
      game: 1003,
    });
    posts.push(post as PostDetail);
  }
  await fillReader();
  await send(reader, `/api/v1/user/follow/${author.account.uid}`, {});
  await send(author, `/api/v1/user/follow/${reader.account.uid}`, {});
  const named = `@${NAMES[1]} ${CORPUS[2]}`;
  thread = (await send(author, '/api/v1/square/post', {
    content: named,
    mentions: [reader.account.uid],
  })) as PostDetail;
  const comments = `/api/v1/square/post/${thread.id}/comment`;
  for (const content of CORPUS) {
    const { id } = (await send(reader, comments, { content })) as Comment;
    lastComment = id;
    await send(author, comments, { content, replyCommentId: id });
    await send(author, `/api/v1/square/comment/${id}/like`, {});
  }
});

test.afterAll(async () => {
  await portal.stop();
  await portal.remove();
});

/** Sends a JSON call as a player, without a browser. Throws on a refusal. */
async function send({ account }: Player, path: string, body: object): Promise<unknown> {
  const { code, msg, data } = await answerOf(account, path, body);
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

async function answerOf(account: Player['account'], path: string, body: object) {
  const response = await fetch(portal.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'UG-Uid': String(account.uid),
      'UG-Token': account.token,
    },
  });
  return (await response.json()) as { code: number; msg: string; data: unknown };
}

/** Gives the reader a gift, an activity, a draw, a book, an order, and a login by a browser with a hostile User-Agent. */
async function fillReader(): Promise<void> {
  await send(reader, '/api/v1/gift/101/claim', {});
  await send(reader, '/api/v1/activity/1/join', {});
  await send(reader, '/api/v1/activity/2/draw', { price: 0 });
  await send(reader, `/api/v1/book/${NOVEL}/subscribe`, {});
  const order = { packageId: '1', channel: 'sandbox', price: '600' };
  await callAs(portal.url, reader, '/api/user/center/coin/order', order);
  await signInElsewhere(portal.url, reader, `Mozilla/5.0 (Linux; ${CORPUS[2]}; ${SHORT}) ${CORPUS[5]}`);
}

const titled = (text: string) => ({ title: [...text].slice(0, 60).join('') });

/** Expects that no script ran, the policy blocked nothing, no text became an element, and the layout is unbroken. */
async function expectHarmless(page: Page, watch: Watch): Promise<void> {
  await settled(page);
  const injected = await page.evaluate(() => {
    const handlers = [...document.querySelectorAll('body *')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on') || name === 'srcdoc'),
    );
    const foreign = document.querySelectorAll(
      'body :is(script, iframe, object, embed, base, meta, link, style, form[action])',
    );
    const links = [...document.querySelectorAll('a[href]')].filter(
      (link) => !/^https?:$/.test(new URL((link as HTMLAnchorElement).href).protocol),
    );
    return [...handlers, ...foreign, ...links].map((element) => element.outerHTML.slice(0, 120));
  });
  expect(injected, page.url()).toEqual([]);
  expect(await overflowingElements(page), page.url()).toEqual([]);
  expect(watch, page.url()).toEqual({ ran: [], violations: [] });
}

test('hostile texts of players and operators stay text on every screen', async ({ open }) => {
  test.setTimeout(240_000);
  const page = await open({ player: reader, url: portal.url });
  const watch = await watchScripts(page.context());

  await test.step('a page of one post', async () => {
    for (const { id, title, content } of posts.filter(isAlone)) {
      await page.goto(`/post/${id}`);
      await expect(openScreen(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(() => shown(page), content).toContain(plain(content));
      expect(await shown(page)).toContain(plain(title));
      await expectHarmless(page, watch);
    }
  });
  await test.step('a thread', async () => {
    await page.goto(`/post/${thread.id}`);
    const articles = openScreen(page).getByRole('region', { name: '评论' });
    await expect(articles.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: '最早' }).tap();
    await expectHarmless(page, watch);
    await expect(async () => {
      await openScreen(page).evaluate((screen) => {
        const scroller = screen.querySelector(':scope > [data-scroller]')!;
        scroller.scrollTop = scroller.scrollHeight;
      });
      await expect(articles.locator(`[data-comment="${lastComment}"]`).first()).toBeAttached({
        timeout: 500,
      });
    }).toPass();
    await expectHarmless(page, watch);
    const content = `刚来的 ${CORPUS[3]}`;
    const { id } = (await send(author, `/api/v1/square/post/${thread.id}/comment`, { content })) as Comment;
    await page.getByRole('button', { name: /条新评论$/ }).tap();
    await expect(page.locator(`[data-comment="${id}"]`).first()).toContainText(content);
    await expectHarmless(page, watch);
  });
  await test.step('lists, people, notices, games, messages, customer service', async () => {
    const uid = author.account.uid;
    for (const path of [
      '/',
      '/square',
      '/square?feed=new',
      '/square?feed=follow',
      '/square?tag=1',
      '/square?game=1003',
      `/u/${uid}`,
      `/u/${uid}?list=followers`,
      `/u/${reader.account.uid}`,
      '/notice',
      '/games',
      '/games/rpg',
      '/detail/1003',
      '/download/1003',
      '/message',
      '/faq',
      '/business',
      '/commenthistory',
      '/profile',
      '/user',
      '/search',
    ]) {
      await page.goto(path);
      await expect(openScreen(page)).toBeVisible();
      await expectHarmless(page, watch);
    }
  });
  await test.step('books, gifts, activities, goods, devices', async () => {
    for (const path of [
      '/animate',
      `/bookinfo/${NOVEL}`,
      `/bookmenu/${NOVEL}`,
      `/readbook/${NOVEL}/1`,
      `/readbook/${NOVEL}/2`,
      '/readhistory',
      '/subscriblist',
      '/welfare',
      '/checkin',
      '/gifts',
      '/gifts?tab=mine',
      '/activity',
      '/activity/1',
      '/activity/2',
      '/activity/3',
      '/recharge',
      '/orders',
      '/coins',
      '/profile?pop=1',
      '/devices',
      '/invite',
      `/search?keyword=${encodeURIComponent(NAMES[0])}`,
    ]) {
      await page.goto(path);
      await expect(openScreen(page)).toBeVisible();
      await expectHarmless(page, watch);
    }
  });
  await test.step('messages about prizes and gifts', async () => {
    for (const name of ['恭喜中奖', '礼包']) {
      await page.goto('/message');
      await openScreen(page).getByRole('button').filter({ hasText: name }).first().tap();
      await expect(page.getByRole('dialog')).toContainText('x()');
      await expectHarmless(page, watch);
    }
  });
  await test.step('an operator’s HTML', async () => {
    await page.goto('/message');
    // The inbox also has the messages about prizes and gifts.
    await openScreen(page).getByRole('button').filter({ hasText: CORPUS[3]! }).first().tap();
    const letter = page.getByRole('dialog');
    await expect(letter).toContainText('结尾');
    await expectHarmless(page, watch);
    await page.goto('/faq');
    await openScreen(page).locator('summary').first().tap();
    await expect(openScreen(page)).toContainText('结尾');
    await expectHarmless(page, watch);
  });
});

test('hostile texts stay text in the prerendered screens', NIGHT, async ({ open }) => {
  const [title, content] = [CORPUS[1]!.slice(0, 60), CORPUS[0]!];
  const post = (await send(reader, '/api/v1/square/post', { title, content })) as PostDetail;
  // A like and comments lift the post onto the first page.
  await send(author, `/api/v1/square/post/${post.id}/like`, {});
  for (const player of [author, reader])
    await send(player, `/api/v1/square/post/${post.id}/comment`, { content: SHORT });
  const page = await open({ url: portal.url });
  const watch = await watchScripts(page.context());
  // The app does not load, so the prerendered screen and its embedded answers stay.
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined);
  const painted = page.locator('[data-painted]');
  const see = async (path: string) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(painted, path).toBeVisible();
    const foreign = page.locator(
      'body :is(script:not(#first), iframe, object, embed, base, meta, style, [onerror], [onload], [srcdoc])',
    );
    await expect(foreign, path).toHaveCount(0);
    // React adds preload links for the first pictures.
    await expect(
      page.locator('body link:not([rel=preload][as=image]:is([href^="/"], [imagesrcset^="/"]))'),
      path,
    ).toHaveCount(0);
    const block = await page.locator('#first').evaluate((element) => element.textContent ?? '');
    return JSON.stringify(JSON.parse(block));
  };
  for (const path of ['/', '/games', '/animate', '/profile']) await see(path);
  // The prerendered screen may be a moment old.
  await expect(async () => {
    expect(await see('/square')).toContain(JSON.stringify(title));
    expect(plain(await painted.innerText())).toContain(plain(title));
  }).toPass();
  expect(watch).toEqual({ ran: [], violations: [] });
});

test('an announcement pops up as text', NIGHT, async ({ open }) => {
  const page = await open({ url: portal.url, announcement: true });
  const watch = await watchScripts(page.context());
  await page.goto('/');
  await expect(page.getByRole('dialog')).toContainText('结尾');
  await expectHarmless(page, watch);
});

test('hostile input stays text in searches, drafts, reports and file names', NIGHT, async ({ open }) => {
  test.setTimeout(180_000);
  const page = await open({ player: reader, url: portal.url });
  const watch = await watchScripts(page.context());

  await test.step('searched for, by address and by hand', async () => {
    for (const keyword of [...CORPUS, ...DECEPTIVE].filter(isAlone)) {
      const short = [...keyword].slice(0, 20).join('');
      await page.goto(`/search?keyword=${encodeURIComponent(short)}&q=${encodeURIComponent(short)}`);
      await expectHarmless(page, watch);
      // The suggestions for the text of the address are cached, so another text is typed.
      const suggested = page.waitForResponse('**/api/v1/square/keyword/suggestion**');
      await page.getByRole('searchbox').fill(`${[...short].slice(0, -1).join('')}q`);
      await (await suggested).finished();
      await expectHarmless(page, watch);
      await page.getByRole('searchbox').press('Enter');
      await expectHarmless(page, watch);
    }
    await page.goto('/search');
    await expectHarmless(page, watch);
  });
  await test.step('in any other part of an address', async () => {
    for (const part of PARTS.filter(isAlone)) {
      const word = encodeURIComponent(part);
      for (const path of [
        `/${word}`,
        `/post/${word}`,
        `/u/${word}`,
        `/square?tag=${word}&feed=${word}&game=${word}`,
        `/login?redirect=${word}`,
        `/?code=${word}&inviteCode=${word}`,
        `/post/${thread.id}?comment=${word}#${word}`,
      ]) {
        await page.goto(path);
        await expectHarmless(page, watch);
      }
    }
  });
  await test.step('a draft, kept and shown again', async () => {
    await page.goto('/postpage');
    const title = page.getByLabel('标题', { exact: true });
    await title.fill(CORPUS[2]!);
    await page.getByLabel('正文', { exact: true }).fill(CORPUS.slice(0, 20).join('\n'));
    const name = `"><img src=q onerror=x()>.png`;
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.getByLabel('选择图片').setInputFiles([{ name, mimeType: 'image/png', buffer }]);
    await expect(openScreen(page).locator('[data-state="done"]')).toHaveCount(1);
    await expectHarmless(page, watch);
    await page.reload();
    await expect(title).toHaveValue(CORPUS[2]!);
    await expectHarmless(page, watch);
  });
  await test.step('a report contains no control character in the operator’s terminal', async () => {
    const post = posts[0]!.id;
    const report = { kind: 'post', id: post, reason: 'spam', detail: CORPUS.slice(0, 8).join('\n') };
    await send(reader, '/api/v1/report', report);
    const shownReport = await command(portal.home, 'report', 'show', 'post', String(post));
    // eslint-disable-next-line no-control-regex -- the pattern lists the characters that control a terminal
    expect(shownReport).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  });
});

test('the server refuses deceptive texts', NIGHT, async () => {
  const { account } = author;
  const comments = `/api/v1/square/post/${thread.id}/comment`;
  for (const content of DECEPTIVE) {
    for (const [path, body] of [
      ['/api/v1/square/post', { content }],
      ['/api/v1/square/post', { content: '好', title: content }],
      [comments, { content }],
      ['/api/v1/report', { kind: 'user', id: reader.account.uid, reason: 'spam', detail: content }],
    ] as const)
      expect(await answerOf(account, path, body), JSON.stringify([path, content])).toMatchObject({
        code: 4000,
      });
    for (const field of ['name', 'signature']) {
      const changed = callAs(portal.url, author, '/api/user/center/updateInfo', { [field]: content });
      await expect(changed, JSON.stringify([field, content])).rejects.toThrow('4000');
    }
  }
});
