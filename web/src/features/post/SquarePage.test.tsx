import { useAccount } from '@/features/account';
import { LIST_CACHE_MS } from '@/constants';
import * as copying from '@/lib/copy';
import { anAuthor, pageOf } from '@test/people';
import { fakeNetwork, lateAnswer, type Sent } from '@test/fakeNetwork';
import { anImage, aPerson, aPost, postPage } from '@test/posts';
import { renderScreen } from '@test/render';
import { isWatched, join, push } from '@test/fakeTopic';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import SquarePage from './SquarePage';

const LIST = '/api/v1/square/post/list';
const FOLLOWED = '/api/v1/square/post/follow';
const ONE = aPost({ id: 1, content: '第一帖' });
const TWO = aPost({ id: 2, content: '第二帖' });

type Answers = Parameters<typeof fakeNetwork>[0];

function open(answers: Answers = {}, at = '/square') {
  const network = fakeNetwork({
    [LIST]: { data: postPage([ONE, TWO]) },
    '/api/v1/square/tag/list': {
      data: [
        { id: 3, tag: '晒截图' },
        { id: 4, tag: '攻略' },
      ],
    },
    ...answers,
  });
  const rendered = renderScreen(
    <Routes>
      <Route path="/square" element={<SquarePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
  return { ...network, ...rendered };
}

const signIn = (uid = 1) => useAccount.setState({ uid, token: 'aa.1.2' });
const where = () => screen.getByTestId('where').textContent;
const requested = (sent: readonly Sent[]) =>
  sent.filter(({ url }) => url.startsWith(LIST)).map(({ url }) => url);
const shown = () =>
  screen.queryAllByRole('article').map((article) => Number(article.getAttribute('data-post')));
const card = (id: number) =>
  screen.getAllByRole('article').find((article) => article.getAttribute('data-post') === String(id))!;

beforeEach(() => {
  useAccount.setState({ uid: 999 });
  useAccount.setState({ uid: 0, token: '' });
});

afterEach(() => {
  useAccount.setState({ uid: 0, token: '' });
});

describe('the feed', () => {
  it('the feed starts with hot posts, and the chosen feed and tag go into the address', async () => {
    const { sent } = open();
    expect(await screen.findByText('第一帖')).toBeInTheDocument();
    expect(requested(sent)).toEqual([`${LIST}?sort=1&pageSize=20`]);
    await userEvent.click(screen.getByRole('button', { name: '晒截图' }));
    await userEvent.click(screen.getByRole('button', { name: '最新' }));
    await waitFor(() => expect(requested(sent).at(-1)).toBe(`${LIST}?sort=2&tag=3&pageSize=20`));
    expect(where()).toBe('/square?feed=new&tag=3');
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(where()).toBe('/square?feed=new');
    expect(screen.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/search');
  });

  it('the feed of a game shows its name and can be cleared', async () => {
    const game = { id: 1001, name: '龙骨海岸', icon: { url: '/i.webp', width: 1, height: 1 } };
    const { sent } = open({ [LIST]: { data: postPage([{ ...ONE, game }]) } }, '/square?game=1001');
    expect(await screen.findByText('只看「龙骨海岸」的帖子')).toBeInTheDocument();
    expect(requested(sent)).toEqual([`${LIST}?sort=1&game=1001&pageSize=20`]);
    await userEvent.click(screen.getByRole('button', { name: '看全部帖子' }));
    expect(where()).toBe('/square');
  });

  it('the feed loads to its end and lists no post twice', async () => {
    open({ [LIST]: [{ data: postPage([ONE, TWO], 'next') }, { data: postPage([TWO, aPost({ id: 5 })]) }] });
    expect(await screen.findByText('你已经看完啦')).toBeInTheDocument();
    expect(shown()).toEqual([1, 2, 5]);
  });

  it('an empty feed offers to write the first post; a feed that failed to load is read again on tap', async () => {
    open({ [LIST]: [{ code: 1, msg: '服务器打了个盹', status: 500 }, { data: postPage([]) }] });
    await userEvent.click(await screen.findByText('服务器打了个盹'));
    expect(await screen.findByText('这里还没有帖子')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '发第一帖' })).toHaveAttribute('href', '/postpage');
  });

  it('a visitor who opens the followed feed is asked to sign in', async () => {
    const { sent } = open({}, '/square?feed=follow');
    await userEvent.click(await screen.findByRole('button', { name: '登录/注册' }));
    expect(where()).toBe('/login');
    expect(requested(sent)).toEqual([]);
  });

  it('an empty followed feed links to the hot posts', async () => {
    signIn();
    open({ [FOLLOWED]: { data: postPage([]) } }, '/square?feed=follow');
    await userEvent.click(await screen.findByRole('button', { name: '去看热门' }));
    expect(await screen.findByText('第一帖')).toBeInTheDocument();
    expect(isWatched('square')).toBe(true);
  });

  it('the button to publish leads a visitor to the sign-in page', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: '发帖' }));
    expect(where()).toBe('/login');
  });
});

describe('new posts', () => {
  it('new posts are shown only after a tap on the pill', async () => {
    const three = aPost({ id: 3, content: '第三帖' });
    open(
      { [LIST]: [{ data: postPage([ONE, TWO]) }, { data: postPage([three, ONE, TWO]) }] },
      '/square?feed=new',
    );
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 2, tag: null, gone: [] });
    await push('square', { type: 'square', newPosts: 1, tag: null, gone: [] });
    expect(shown()).toEqual([1, 2]);
    await userEvent.click(screen.getByRole('button', { name: '有 3 条新动态' }));
    expect(await screen.findByText('第三帖')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
  });

  it('own posts and posts of blocked players do not count as new', async () => {
    signIn();
    const blocked = pageOf([anAuthor(66)]);
    open({ '/api/v1/user/block/list': { data: blocked } });
    await screen.findByText('第一帖');
    await waitFor(() => expect(isWatched('square')).toBe(true));
    const news = (ids: number[], by: number[]) => ({
      type: 'square',
      newPosts: ids.length,
      ids,
      by,
      tag: null,
      gone: [],
    });
    await push('square', news([3, 4], [66, 1]));
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
    await push('square', news([5, 6], [66, 9]));
    expect(await screen.findByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
  });

  it('the pill opens the newest feed from every feed', async () => {
    const { sent } = open();
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 1, tag: null, gone: [] });
    await userEvent.click(screen.getByRole('button', { name: '有 1 条新动态' }));
    expect(where()).toBe('/square?feed=new');
    await waitFor(() => expect(requested(sent).at(-1)).toContain('sort=2'));
  });

  it('new posts of a tag come from the topic of the tag', async () => {
    open({}, '/square?tag=3');
    await screen.findByText('第一帖');
    expect([isWatched('square'), isWatched('square:3')]).toEqual([false, true]);
  });

  it('deleted posts leave the list', async () => {
    open();
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 0, tag: null, gone: [1] });
    expect(shown()).toEqual([2]);
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
  });

  it('after joining, the feed checks for posts that arrived after the list was read', async () => {
    signIn();
    const { answer, comes } = lateAnswer();
    const three = postPage([aPost({ id: 3 }), TWO, ONE]);
    open({ [LIST]: [answer, { data: three }] }, '/square?feed=new');
    await waitFor(() => expect(isWatched('square')).toBe(true));
    await join('square');
    comes({ data: postPage([TWO, ONE]) });
    expect(await screen.findByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
    // The frame about the same post must not count it twice.
    await push('square', { type: 'square', newPosts: 1, ids: [3], by: [9], tag: null, gone: [] });
    expect(screen.getByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
  });

  it('the check for missed posts of a visitor waits until the cached list has expired', async () => {
    const answers = [[ONE], [TWO, ONE]].map((posts) => ({ data: postPage(posts) }));
    const { sent } = open({ [LIST]: answers }, '/square?feed=new');
    await screen.findByText('第一帖');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await join('square');
    await vi.advanceTimersByTimeAsync(LIST_CACHE_MS - 1);
    expect(requested(sent)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested(sent)).toHaveLength(2);
  });

  it('posts that were shown stay seen after their list leaves the cache', async () => {
    signIn();
    const three = aPost({ id: 3, content: '第三帖' });
    const lists = [
      [TWO, ONE],
      [three, TWO, ONE],
    ].map((posts) => ({ data: postPage(posts) }));
    const { client } = open({ [LIST]: lists }, '/square?feed=new');
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 1, ids: [3], by: [9], tag: null, gone: [] });
    await userEvent.click(screen.getByRole('button', { name: '有 1 条新动态' }));
    await screen.findByText('第三帖');
    await userEvent.click(screen.getByRole('button', { name: '热门' }));
    client.removeQueries({ queryKey: ['post', 'list'], type: 'inactive' });
    await push('square', { type: 'square', newPosts: 0, tag: null, gone: [] });
    expect(screen.queryByRole('button', { name: /条新动态$/ })).not.toBeInTheDocument();
  });

  it('posts stay new if reading them failed', async () => {
    signIn();
    const three = aPost({ id: 3, content: '第三帖' });
    const broken = { code: 1, msg: '服务器打了个盹', status: 500 };
    open({ [LIST]: [{ data: postPage([ONE]) }, broken, { data: postPage([three, ONE]) }] });
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 1, ids: [3], by: [9], tag: null, gone: [] });
    await userEvent.click(screen.getByRole('button', { name: '有 1 条新动态' }));
    const failed = await screen.findByText('服务器打了个盹');
    await userEvent.click(screen.getByRole('button', { name: '关注' }));
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '热门' }));
    expect(await screen.findByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
    expect(failed).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '有 1 条新动态' }));
    expect(await screen.findByText('第三帖')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
  });

  it('each feed has its own count, which survives a switch of the feed', async () => {
    open();
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 1, ids: [3], by: [9], tag: null, gone: [] });
    await userEvent.click(screen.getByRole('button', { name: '晒截图' }));
    await waitFor(() => expect(isWatched('square:3')).toBe(true));
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
    // A late frame of the previous tag.
    await push('square:3', { type: 'square', newPosts: 1, ids: [4], by: [9], tag: null, gone: [] });
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(await screen.findByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
  });

  it('deleted posts do not count as new', async () => {
    open();
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 2, ids: [3, 4], by: [9, 9], tag: null, gone: [] });
    await push('square', { type: 'square', newPosts: 0, tag: null, gone: [4] });
    expect(screen.getByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
    await push('square', { type: 'square', newPosts: 0, tag: null, gone: [3] });
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
  });

  it('posts in a newly read list do not count as new', async () => {
    const three = aPost({ id: 3, content: '第三帖' });
    open({ [LIST]: [{ data: postPage([ONE]) }, { data: postPage([three, ONE]) }] });
    await screen.findByText('第一帖');
    await push('square', { type: 'square', newPosts: 1, ids: [3], by: [9], tag: null, gone: [] });
    expect(screen.getByRole('button', { name: '有 1 条新动态' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '最新' }));
    await screen.findByText('第三帖');
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
  });

  it('after a reconnection the feed checks for missed posts', async () => {
    signIn();
    const later = [aPost({ id: 4 }), aPost({ id: 3 }), TWO];
    const answers = [[TWO, ONE], [TWO, ONE], later].map((posts) => ({ data: postPage(posts) }));
    const { sent } = open({ [LIST]: answers }, '/square?feed=new');
    await screen.findByText('第一帖');
    await join('square');
    await waitFor(() => expect(requested(sent)).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /条新动态/ })).not.toBeInTheDocument();
    await join('square');
    expect(await screen.findByRole('button', { name: '有 2 条新动态' })).toBeInTheDocument();
    expect(shown()).toEqual([2, 1]);
  });
});

describe('a post in the feed', () => {
  it('a card shows the facts of a post and opens it', async () => {
    const post = aPost({
      id: 1,
      title: '标题',
      content: '很长的开头',
      more: true,
      author: aPerson({ levelType: 1 }),
      images: [anImage(), anImage({ width: 100, height: 400 })],
      editTime: '2020-01-02T00:00:00.000Z',
      commentNum: 12,
    });
    open({ [LIST]: { data: postPage([post]) } });
    expect(await screen.findByText(/已编辑/)).toBeInTheDocument();
    expect(screen.getByText('VIP')).toBeInTheDocument();
    expect(screen.getByText('长图')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '评论，12 条' })).toHaveAttribute('href', '/post/1');
    expect(screen.getByRole('link', { name: '全文' })).toHaveAttribute('href', '/post/1');
    await userEvent.click(screen.getByText('很长的开头'));
    expect(where()).toBe('/post/1');
  });

  it('a video shows its poster and length, and plays in the viewer', async () => {
    const video = {
      id: '0191f2a0-0000-7000-8000-00000000000f',
      url: '/v.mp4',
      poster: anImage(),
      width: 1280,
      height: 720,
      seconds: 65,
      size: 1,
    };
    open({ [LIST]: { data: postPage([aPost({ id: 1, video })]) } });
    await userEvent.click(await screen.findByRole('button', { name: '播放视频，时长 1:05' }));
    expect((await screen.findByRole('dialog')).querySelector('video')).toHaveAttribute('src', '/v.mp4');
    expect(where()).toBe('/square');
  });

  it('a post is shared by the system, or its address is copied', async () => {
    const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(true);
    open();
    await screen.findByText('第一帖');
    await userEvent.click(within(card(1)).getByRole('button', { name: '分享' }));
    expect(copy).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/post/1`);
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await userEvent.click(within(card(2)).getByRole('button', { name: '分享' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: '第二帖',
      url: `${window.location.origin}/post/2`,
    });
  });

  it('a double tap on the heart likes the post once', async () => {
    signIn();
    const { sent } = open({ '/api/v1/square/post/1/like': { data: { liked: true, likeNum: 4 } } });
    await screen.findByText('第一帖');
    const heart = within(card(1)).getByRole('button', { name: '点赞，3 个赞' });
    await userEvent.dblClick(heart);
    expect(await within(card(1)).findByRole('button', { name: '取消点赞，4 个赞' })).toBeInTheDocument();
    expect(sent.filter(({ url }) => url.endsWith('/like')).length).toBeLessThanOrEqual(2);
  });

  it('following the author updates all cards of that author', async () => {
    signIn();
    open({ '/api/v1/user/follow/9': { data: { followed: true, followers: 1 } } });
    await screen.findByText('第一帖');
    await userEvent.click(within(card(1)).getByRole('button', { name: '关注 小满' }));
    expect(await within(card(2)).findByRole('button', { name: '已关注 小满' })).toBeInTheDocument();
  });

  it('an own post can be edited and deleted', async () => {
    signIn(9);
    open({ '/api/v1/square/post/1': { data: null } });
    await screen.findByText('第一帖');
    expect(screen.queryByRole('button', { name: /关注 小满/ })).not.toBeInTheDocument();
    await userEvent.click(within(card(1)).getByRole('button', { name: '更多' }));
    const menu = screen.getByRole('dialog', { name: '更多' });
    expect(within(menu).queryByRole('button', { name: '举报' })).not.toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('button', { name: '删除' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: '删除这篇帖子？' })).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(shown()).toEqual([2]));
  });

  it('a post of another player can be reported', async () => {
    signIn();
    const { sent } = open({ '/api/v1/report': { data: null } });
    await screen.findByText('第一帖');
    await userEvent.click(within(card(1)).getByRole('button', { name: '更多' }));
    await userEvent.click(screen.getByRole('button', { name: '举报' }));
    const sheet = await screen.findByRole('dialog', { name: '举报这篇帖子' });
    expect(within(sheet).getByRole('button', { name: '提交' })).toBeDisabled();
    for (const name of ['广告刷屏', '欺诈骗钱'])
      await userEvent.click(within(sheet).getByRole('checkbox', { name }));
    await userEvent.type(within(sheet).getByRole('textbox'), '刷了一整页');
    await userEvent.click(within(sheet).getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    const report = sent.find(({ url }) => url === '/api/v1/report')!;
    expect(JSON.parse(report.body)).toEqual({
      kind: 'post',
      id: 1,
      reason: 'spam',
      detail: '还有：欺诈骗钱\n刷了一整页',
    });
  });

  it('posts of a newly blocked player disappear', async () => {
    signIn();
    open({
      [LIST]: { data: postPage([ONE, { ...TWO, author: aPerson({ uid: 10, name: '阿火' }) }]) },
      '/api/v1/user/block/9': { data: { blocked: true } },
    });
    await screen.findByText('第一帖');
    await userEvent.click(within(card(1)).getByRole('button', { name: '更多' }));
    await userEvent.click(screen.getByRole('button', { name: '拉黑 小满' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '拉黑' }));
    await waitFor(() => expect(shown()).toEqual([2]));
  });
});
