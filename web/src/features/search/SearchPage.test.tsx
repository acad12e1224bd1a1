import { aBook } from '@test/books';
import { aListedPost, aPersonRow, pageOf } from '@test/people';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { aGame, aPage } from '@test/games';
import { renderScreen } from '@test/render';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadHistory, saveHistory } from './history';
import { overviewQuery } from './queries';
import SearchPage from './SearchPage';

const SUGGEST = '/api/v1/square/keyword/suggestion';
const ALL = '/api/v1/search';
const TRENDS = '/api/v1/search/trend';
const around = {
  '/api/v1/square/tag/list': { data: [{ id: 3, tag: '攻略' }] },
  '/api/web/game/list': { data: aPage([aGame({ id: 1001, name: '糖罐消消铺' })]) },
  '/api/web/game/type/list': { data: [] },
  [TRENDS]: {
    data: [
      { keyword: '猫国远征', kind: 'game', id: 1005, mark: 'hot' },
      { keyword: '星海快递', kind: 'book', id: 2003, mark: null },
    ],
  },
};
const found = {
  posts: [aListedPost(5, { title: '龙骨心得', content: '写给龙骨的朋友' })],
  games: [aGame({ id: 1002, name: '龙骨海岸' })],
  books: [aBook({ id: 2001, title: '龙骨书生' })],
  users: [aPersonRow(11, '龙骨骑士')],
  spelled: [] as string[],
};
const field = () => screen.getByLabelText('搜索', { selector: 'input' });
const where = () => decodeURIComponent(screen.getByTestId('where').textContent);
const open = (at = '/search') => renderScreen(<SearchPage />, { at });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('before a search', () => {
  it('the page shows the search history, frequent searches and hot tags', async () => {
    localStorage.setItem('0:searches', '["龙骨"]');
    fakeNetwork({ ...around, [ALL]: { data: found } });
    open();
    expect(await screen.findByText('# 攻略')).toHaveAttribute('href', '/square?tag=3');
    const trends = await screen.findByRole('region', { name: '热门搜索' });
    await waitFor(() => expect(within(trends).getAllByRole('listitem')).toHaveLength(2));
    expect(within(trends).getAllByRole('listitem')[0]).toHaveTextContent('1猫国远征热');
    await userEvent.click(screen.getByText('龙骨'));
    expect(where()).toBe('/search?keyword=龙骨');
  });

  it('frequent searches that failed to load are read again on tap, and a tap on one starts it', async () => {
    fakeNetwork({ ...around, [ALL]: { data: found }, [TRENDS]: [{ status: 503 }, around[TRENDS]] });
    open();
    await userEvent.click(await screen.findByText('热门搜索没加载出来，点一下重试'));
    await userEvent.click(await screen.findByText('星海快递'));
    expect(where()).toBe('/search?keyword=星海快递');
  });

  it('one earlier search can be deleted, or all', async () => {
    saveHistory(0, ['龙骨', '海岸']);
    fakeNetwork(around);
    open();
    await userEvent.click(screen.getByLabelText('编辑搜索历史'));
    await userEvent.click(screen.getByLabelText('删除“龙骨”'));
    expect(screen.queryByText('龙骨')).toBeNull();
    expect(screen.getByLabelText('删除“海岸”'), 'the keyboard stays in the list').toHaveFocus();
    expect(loadHistory(0)).toEqual(['海岸']);
    await userEvent.click(screen.getByText('完成'));
    await userEvent.click(screen.getByLabelText('编辑搜索历史'));
    await userEvent.click(screen.getByLabelText('清空搜索历史'));
    expect(screen.queryByText('海岸')).toBeNull();
    expect(localStorage.getItem('0:searches')).toBeNull();
  });

  it('a search of another tab is shown, and the next search keeps it', async () => {
    saveHistory(0, []);
    fakeNetwork({ ...around, [ALL]: { data: found } });
    open();
    localStorage.setItem('0:searches', '{"searches":["海岸"],"version":1}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: '0:searches' })));
    expect(screen.getByText('海岸')).toBeVisible();
    await userEvent.type(field(), '龙骨{Enter}');
    expect(loadHistory(0)).toEqual(['龙骨', '海岸']);
  });

  it('an empty field searches its hint: the one of the home page, else the most frequent search', async () => {
    fakeNetwork({ ...around, [ALL]: { data: found } });
    open();
    await waitFor(() => expect(field()).toHaveAttribute('placeholder', '猫国远征'));
    await userEvent.type(field(), '{Enter}');
    expect(where()).toBe('/search?keyword=猫国远征');
    expect(loadHistory(0)).toEqual(['猫国远征']);
    cleanup();
    renderScreen(<SearchPage />, { at: '/search', state: { hint: '星海快递' } });
    expect(field()).toHaveAttribute('placeholder', '星海快递');
  });
});

describe('suggestions', () => {
  it('suggestions are requested when typing pauses', async () => {
    vi.useFakeTimers();
    const { sent } = fakeNetwork({
      ...around,
      [SUGGEST]: { data: [{ keyword: '龙骨海岸', kind: 'game', id: 1002, spelled: null }] },
    });
    open();
    type('龙');
    await later(300);
    const requested = () => sent.filter(({ url }) => url.startsWith(SUGGEST));
    type('龙骨');
    await later(200);
    type('龙骨海');
    await later(249);
    expect(requested()).toHaveLength(1);
    await later(1);
    expect(requested().map(({ url }) => new URLSearchParams(url.split('?')[1]).get('keyword'))).toEqual([
      '龙',
      '龙骨海',
    ]);
  });

  it('newer words abort the request for older ones', async () => {
    vi.useFakeTimers();
    const { fetch } = fakeNetwork({ ...around, [SUGGEST]: NEVER });
    open();
    type('龙');
    await later(300);
    const first = fetch.mock.calls.find(([url]) => String(url).startsWith(SUGGEST))![1]!.signal!;
    expect(first.aborted).toBe(false);
    type('龙骨');
    await later(300);
    expect(first.aborted).toBe(true);
  });

  it('a suggested game opens at once, the typed words start a search', async () => {
    fakeNetwork({
      ...around,
      [ALL]: { data: found },
      [SUGGEST]: {
        data: [
          { keyword: '龙舟节', kind: 'post', id: 31, spelled: null },
          { keyword: '龙骨海岸', kind: 'game', id: 1002, spelled: null },
        ],
      },
    });
    open();
    type('龙');
    const list = await screen.findByRole('list', { name: '搜索建议' });
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(3));
    await userEvent.click(within(list).getAllByRole('button')[0]!);
    expect(where()).toBe('/search?keyword=龙');
    type('龙骨');
    const again = await screen.findByRole('list', { name: '搜索建议' });
    await waitFor(() => expect(within(again).getAllByRole('button')).toHaveLength(3));
    await userEvent.click(within(again).getAllByRole('button')[2]!);
    expect(where()).toBe('/detail/1002');
    expect(loadHistory(0)).toEqual(['龙骨海岸', '龙']);
  });
});

describe('results', () => {
  it('the overview shows the first results of each kind, with the words highlighted', async () => {
    fakeNetwork({ ...around, [ALL]: { data: found } });
    const { container } = open('/search?keyword=龙骨');
    expect(await screen.findByRole('region', { name: '游戏' })).toHaveTextContent('龙骨海岸');
    expect(screen.getByRole('region', { name: '作品' })).toHaveTextContent('龙骨书生');
    expect(screen.getByRole('region', { name: '用户' })).toHaveTextContent('龙骨骑士');
    expect(screen.getByRole('region', { name: '帖子' })).toHaveTextContent('龙骨心得');
    const marks = [...container.querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(Array(5).fill('龙骨'));
  });

  it('letters highlight the characters that they spell, in suggestions and in results', async () => {
    fakeNetwork({
      ...around,
      [ALL]: { data: { ...found, spelled: ['龙骨'] } },
      [SUGGEST]: { data: [{ keyword: '龙骨海岸', kind: 'game', id: 1002, spelled: '龙骨' }] },
    });
    const { container } = open();
    const marks = () => [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    type('longgu');
    await waitFor(() => expect(marks()).toEqual(['龙骨']));
    await userEvent.type(field(), '{Enter}');
    await screen.findByRole('region', { name: '游戏' });
    expect(marks()).toEqual(Array(5).fill('龙骨'));
  });

  it('the list of one kind loads further pages', async () => {
    const { sent } = fakeNetwork({
      ...around,
      [ALL]: { data: found },
      '/api/v1/search/post': [{ data: pageOf([aListedPost(1)], 'next') }, { data: pageOf([aListedPost(2)]) }],
    });
    open('/search?keyword=龙骨');
    await userEvent.click(await screen.findByLabelText('更多帖子'));
    expect(where()).toBe('/search?keyword=龙骨&kind=post');
    expect(await screen.findByText('第2帖')).toBeVisible();
    expect(sent.some(({ url }) => url.includes('cursor=next'))).toBe(true);
  });

  it('without results the page offers hot tags and hot games', async () => {
    fakeNetwork({ ...around, [ALL]: { data: { posts: [], games: [], books: [], users: [], spelled: [] } } });
    open('/search?keyword=没有');
    expect(await screen.findByText('没有找到相关内容')).toBeVisible();
    expect(await screen.findByText('# 攻略')).toBeVisible();
    expect(await screen.findByText('糖罐消消铺')).toBeVisible();
  });

  it('results stay visible if a refetch fails', async () => {
    fakeNetwork({ ...around, [ALL]: [{ data: found }, { status: 503 }] });
    const { client } = open('/search?keyword=龙骨');
    await screen.findByRole('region', { name: '游戏' });
    await act(() => client.refetchQueries({ queryKey: overviewQuery(0, '龙骨').queryKey }));
    expect(screen.getByRole('region', { name: '游戏' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a failed search is retried on tap', async () => {
    fakeNetwork({ ...around, [ALL]: [{ status: 503 }, { data: found }] });
    open('/search?keyword=龙骨');
    await userEvent.click(await screen.findByText('点一下重试'));
    expect(await screen.findByText('更多', { selector: '[aria-label="更多游戏"]' })).toBeVisible();
  });
});
