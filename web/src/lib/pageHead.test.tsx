import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { PageTitleContext, usePageHead, writeRouteHead, type PageHead } from './pageHead';
import { PageOpenContext } from './useIsCurrentVisit';

const POST: PageHead = {
  path: '/post/7',
  name: '新手攻略',
  description: '先去\n\n港口',
  picture: '/media/a.webp',
  type: 'article',
};
const INDEX = readFileSync('index.html', 'utf8').replaceAll('%TITLE%', '晴空游戏');
const APP_DESCRIPTION = /name="description" content="(.*?)"/.exec(INDEX)![1];

/** The page as the server serves it. */
const SERVED = `
  <meta name="description" content="先去 港口">
  <title>晴空游戏 | 帖子 | 新手攻略</title>
  <link rel="canonical" href="https://play.example/post/7">
  <meta property="og:title" content="新手攻略">`;

function Screen({ head }: { head: PageHead | null | undefined }) {
  usePageHead(head);
  return null;
}

const screen = (head: PageHead | null | undefined, isOpen = true) => (
  <PageOpenContext value={isOpen}>
    <PageTitleContext value="帖子">
      <Screen head={head} />
    </PageTitleContext>
  </PageOpenContext>
);

const meta = (key: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${key}"], meta[property="${key}"]`)?.content;
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

beforeEach(() => {
  document.head.innerHTML = SERVED;
});

it('a page about one thing has its title, description, address and Open Graph tags', () => {
  writeRouteHead('游戏', '/detail/1');
  render(screen(POST));
  expect(document.title).toBe('晴空游戏 | 帖子 | 新手攻略');
  expect(meta('description')).toBe('先去 港口');
  expect(canonical()).toBe('https://play.example/post/7');
  expect(
    ['title', 'description', 'type', 'url', 'site_name', 'image'].map((name) => meta(`og:${name}`)),
  ).toEqual([
    '新手攻略',
    '先去 港口',
    'article',
    'https://play.example/post/7',
    '晴空游戏',
    'https://play.example/media/a.webp',
  ]);
  expect(document.head.querySelectorAll('meta, link, title')).toHaveLength(9);
});

it('the head that the server wrote stays until the page knows its thing', () => {
  writeRouteHead('帖子', '/post/7');
  const { rerender } = render(screen(undefined));
  expect(document.title).toBe('晴空游戏 | 帖子 | 新手攻略');
  expect(meta('og:title')).toBe('新手攻略');
  rerender(screen({ ...POST, name: '老手攻略' }));
  expect(document.title).toBe('晴空游戏 | 帖子 | 老手攻略');
  expect(meta('og:title')).toBe('老手攻略');
});

it('another page and a thing that is gone have the head of the app', () => {
  const gone = () => {
    expect(meta('description')).toBe(APP_DESCRIPTION);
    expect(canonical()).toBeUndefined();
    expect(document.head.querySelectorAll('meta[property]')).toHaveLength(0);
  };
  writeRouteHead('搜索', '/search');
  expect(document.title).toBe('晴空游戏 | 搜索');
  gone();
  const { rerender } = render(screen(POST));
  rerender(screen(null));
  expect(document.title).toBe('晴空游戏 | 帖子');
  gone();
  writeRouteHead(undefined, '/');
  expect(document.title).toBe('晴空游戏');
});

it('a thing without description and picture has the description of the app', () => {
  render(screen({ ...POST, description: ' \n ', picture: null }));
  expect(meta('description')).toBe(APP_DESCRIPTION);
  expect([meta('og:description'), meta('og:image')]).toEqual([undefined, undefined]);
});

it('a page that moves out no longer sets the head', () => {
  const { rerender } = render(screen(POST));
  writeRouteHead('搜索', '/search');
  rerender(screen({ ...POST, name: '老手攻略' }, false));
  expect(document.title).toBe('晴空游戏 | 搜索');
  rerender(screen({ ...POST, name: '老手攻略' }, true));
  expect(document.title).toBe('晴空游戏 | 帖子 | 老手攻略');
});

it('long texts are cut by characters', () => {
  render(screen({ ...POST, name: '星'.repeat(80), description: '🐱'.repeat(200) }));
  expect([...document.title]).toHaveLength(60);
  expect(meta('og:title')).toBe(`${'星'.repeat(59)}…`);
  expect(meta('description')).toBe(`${'🐱'.repeat(119)}…`);
});
