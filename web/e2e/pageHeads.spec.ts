import type { Page } from '@playwright/test';
import { expectRoute, openScreen } from './support/app';
import { publish } from './support/square';
import { expect, NIGHT, test } from './support/test';

const APP = '晴空游戏：玩家聚在一起发现好游戏、聊攻略、领礼包的地方';
const game = (page: Page) =>
  openScreen(page)
    .getByRole('link', { name: /第七层地窖/ })
    .first();

/** What a search engine reads in the document's head. */
const head = (page: Page) =>
  page.evaluate(() => {
    const og = [...document.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')];
    return {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      og: Object.fromEntries(og.map(({ content, attributes }) => [attributes[0]!.value, content])),
    };
  });

test('title, description, address and Open Graph tags follow the navigation', async ({ open, url }) => {
  const page = await open();
  const ofList = { title: '晴空游戏 | 游戏', description: APP, canonical: undefined, og: {} };
  const ofGame = {
    title: '晴空游戏 | 游戏 | 第七层地窖',
    description: '死了再来，反正地窖管饭。一款嘴碎的像素冒险。',
    canonical: `${url}/detail/1003`,
    og: {
      'og:title': '第七层地窖',
      'og:description': '死了再来，反正地窖管饭。一款嘴碎的像素冒险。',
      'og:type': 'website',
      'og:url': `${url}/detail/1003`,
      'og:site_name': '晴空游戏',
      'og:image': expect.stringContaining(`${url}/media/`),
    },
  };
  await page.goto('/games?keyword=第七层');
  await game(page).tap();
  await expectRoute(page, 'detail');
  await expect.poll(() => head(page)).toEqual(ofGame);
  await page.goBack();
  await expect.poll(() => head(page)).toEqual(ofList);
  await page.goForward();
  await expect.poll(() => head(page)).toEqual(ofGame);

  await test.step('the server writes the same head', async () => {
    await page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined);
    await page.goto('/detail/1003', { waitUntil: 'commit' });
    await page.waitForSelector('#app', { state: 'attached' });
    expect(await head(page)).toEqual(ofGame);
  });
});

test('the head keeps the name from the first byte on', NIGHT, async ({ open, newPlayer, url }) => {
  const post = await publish(url, await newPlayer(), '今晚九点开黑，\n缺一个辅助');
  const page = await open();
  const titles: string[] = [];
  await page.exposeFunction('seen', (title: string) => titles.push(title));
  await page.addInitScript(() =>
    new MutationObserver(
      () => void (window as unknown as { seen: (title: string) => void }).seen(document.title),
    ).observe(document, { subtree: true, childList: true, characterData: true }),
  );
  await page.goto(`/post/${post.id}`);
  await expect(openScreen(page).getByText('登录后参与讨论')).toBeVisible();
  const named = '晴空游戏 | 帖子 | 今晚九点开黑， 缺一个辅助';
  expect(new Set(titles.filter(Boolean))).toEqual(new Set([named]));
});

test('the former address of an activity leads to its page', NIGHT, async ({ open, url }) => {
  const page = await open();
  await page.goto('/activity?id=1');
  await expect(page).toHaveURL('/activity/1');
  await expect.poll(async () => (await head(page)).canonical).toBe(`${url}/activity/1`);
  await expect(page).toHaveTitle(/^晴空游戏 \| 活动中心 \| ./);
});
