import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import { aListedPost, anAuthor, aPersonRow, aUser, pageOf } from '@test/people';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BlockListSheet from './BlockListSheet';
import PersonPage from './PersonPage';

const GUEST = useAccount.getInitialState();

const USER = '/api/v1/user/11';
const POSTS = '/api/v1/user/11/post/list';
const posts = { data: pageOf([aListedPost(5)]) };
const open = (at = '/u/11') =>
  renderScreen(
    <Routes>
      <Route path="/u/:uid" element={<PersonPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div');
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
});

afterEach(() => {
  useAccount.setState(GUEST, true);
});

it('the page shows the signature, the counts and the posts', async () => {
  fakeNetwork({ [USER]: { data: aUser(11, { signature: '你好', likes: 12_000 }) }, [POSTS]: posts });
  open();
  expect(await screen.findByText('你好')).toBeVisible();
  expect(figure('获赞')).toHaveTextContent('1.2万');
  expect(await screen.findByText('第5帖')).toBeVisible();
});

it('a follow raises the follower count at once', async () => {
  fakeNetwork({
    [USER]: { data: aUser(11, { followsMe: true }) },
    [POSTS]: posts,
    '/api/v1/user/follow/11': { data: { followed: true, followers: 11 } },
  });
  open();
  await userEvent.click(await screen.findByText('回关'));
  expect(await screen.findByText('互相关注')).toBeVisible();
  expect(figure('粉丝')).toHaveTextContent('11');
});

it('a refetch shows an unfollow made on another device', async () => {
  const person = (followed: boolean) => ({ data: aUser(11, { followed }) });
  fakeNetwork({
    [USER]: [person(false), person(false)],
    [POSTS]: posts,
    '/api/v1/user/follow/11': { data: { followed: true, followers: 11 } },
  });
  const { client } = open();
  await userEvent.click(await screen.findByRole('button', { name: '关注 玩家11' }));
  expect(await screen.findByRole('button', { name: '已关注 玩家11' })).toBeVisible();
  await client.invalidateQueries({ queryKey: ['person'] });
  expect(await screen.findByRole('button', { name: '关注 玩家11' })).toBeVisible();
});

it('an answer requested before the follow does not undo it', async () => {
  const late = lateAnswer();
  fakeNetwork({
    [USER]: [{ data: aUser(11) }, late.answer],
    [POSTS]: posts,
    '/api/v1/user/follow/11': { data: { followed: true, followers: 11 } },
  });
  const { client } = open();
  const follow = await screen.findByRole('button', { name: '关注 玩家11' });
  const reread = client.invalidateQueries({ queryKey: ['person'] });
  await userEvent.click(follow);
  expect(await screen.findByRole('button', { name: '已关注 玩家11' })).toBeVisible();
  late.comes({ data: aUser(11) });
  await reread;
  expect(screen.getByRole('button', { name: '已关注 玩家11' })).toBeVisible();
});

it('the follower sheet opens and closes without a second history entry', async () => {
  fakeNetwork({
    [USER]: { data: aUser(11) },
    [POSTS]: posts,
    '/api/v1/user/11/follower/list': { data: pageOf([]) },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^粉丝/ }));
  expect(where()).toBe('/u/11?list=followers');
  await userEvent.click(await screen.findByLabelText('关闭'));
  await waitFor(() => expect(where()).toBe('/u/11'));
  expect(screen.getByTestId('added')).toHaveTextContent('0');
});

it('the own page has an edit link instead of a follow button', async () => {
  fakeNetwork({ '/api/v1/user/7': { data: aUser(7) }, '/api/v1/user/7/post/list': { data: pageOf([]) } });
  open('/u/7');
  expect(await screen.findByText('编辑资料')).toHaveAttribute('href', '/user');
  expect(screen.queryByLabelText('更多')).toBeNull();
  expect(await screen.findByText('去发帖')).toHaveAttribute('href', '/postpage');
});

it('the end of the own posts speaks to the player', async () => {
  fakeNetwork({ '/api/v1/user/7': { data: aUser(7) }, '/api/v1/user/7/post/list': posts });
  open('/u/7');
  expect(await screen.findByText('你的帖子都在这里了')).toBeVisible();
});

it('a deleted player is reported as not found', async () => {
  fakeNetwork({ [USER]: { code: 2002 } });
  open();
  expect(await screen.findByText('没有找到这位玩家')).toBeVisible();
});

it('an invalid id sends no request', async () => {
  const { sent } = fakeNetwork({});
  open('/u/%3Csvg%20onload%3Dx()%3E');
  expect(await screen.findByText('没有找到这位玩家')).toBeVisible();
  expect(sent.map(({ url }) => url).filter((url) => url.includes('NaN'))).toEqual([]);
});

describe('followers', () => {
  it('the follower sheet opens over the page and has an address', async () => {
    fakeNetwork({
      [USER]: { data: aUser(11) },
      [POSTS]: posts,
      '/api/v1/user/11/follower/list': { data: pageOf([aPersonRow(12, '小雨同学')]) },
    });
    open();
    await userEvent.click(await screen.findByLabelText('粉丝 10'));
    expect(where()).toBe('/u/11?list=followers');
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByText('小雨同学')).toBeVisible();
    await userEvent.click(within(sheet).getByLabelText('关闭'));
    expect(where()).toBe('/u/11');
  });
});

describe('blocking', () => {
  it('blocking hides the posts and can be undone', async () => {
    let blocked = false;
    fakeNetwork({
      // They followed each other; a block ends both follows.
      [USER]: () => ({
        data: aUser(11, { blocked, followed: !blocked, followsMe: !blocked, followers: blocked ? 4 : 5 }),
      }),
      [POSTS]: posts,
      '/api/v1/user/block/11': ({ method }) => ({ data: { blocked: (blocked = method === 'POST') } }),
    });
    open();
    await screen.findByText('第5帖');
    expect(screen.getByRole('button', { name: '粉丝 5' })).toBeVisible();
    await userEvent.click(screen.getAllByLabelText('更多')[0]!);
    await userEvent.click(await screen.findByText('拉黑'));
    await userEvent.click(await screen.findByRole('button', { name: '拉黑' }));
    expect(await screen.findByText('你拉黑了这位玩家')).toBeVisible();
    expect(screen.queryByText('第5帖')).toBeNull();
    expect(screen.getByText('已拉黑')).toBeVisible();
    expect(screen.getByRole('button', { name: '粉丝 4' })).toBeVisible();
    expect(screen.queryByText('关注了你')).toBeNull();
    const undo = useToasts.getState().toasts.find(({ text }) => text === '已拉黑');
    expect(undo?.action).toBe('撤销');
    await userEvent.click(screen.getByRole('button', { name: /^解除拉黑/ }));
    expect(await screen.findByText('第5帖')).toBeVisible();
    expect(screen.queryByText('已拉黑')).toBeNull();
  });

  it('an answer after a change of the player blocks nothing for the next player', async () => {
    const late = lateAnswer();
    fakeNetwork({ [USER]: { data: aUser(11) }, [POSTS]: posts, '/api/v1/user/block/11': late.answer });
    useToasts.setState({ toasts: [] });
    open();
    await screen.findByText('第5帖');
    await userEvent.click(screen.getAllByLabelText('更多')[0]!);
    await userEvent.click(await screen.findByText('拉黑'));
    await userEvent.click(await screen.findByRole('button', { name: '拉黑' }));
    act(() => useAccount.setState({ uid: 8, token: 't' }));
    await act(async () => late.comes({ data: { blocked: true } }));
    expect(await screen.findByText('第5帖')).toBeInTheDocument();
    expect(screen.queryByText('你拉黑了这位玩家')).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('a visitor signs in before a report', async () => {
    useAccount.setState(GUEST, true);
    fakeNetwork({ [USER]: { data: aUser(11) }, [POSTS]: posts });
    open();
    await userEvent.click((await screen.findAllByLabelText('更多'))[0]!);
    await userEvent.click(await screen.findByText('举报'));
    expect(where()).toBe('/login');
  });
});

it('an unblocked player stays in the block list and can be blocked again', async () => {
  const { sent } = fakeNetwork({
    '/api/v1/user/block/list': { data: pageOf([anAuthor(11, '甲')]) },
    '/api/v1/user/block/11': ({ method }) => ({ data: { blocked: method === 'POST' } }),
  });
  renderScreen(<BlockListSheet onClose={() => undefined} />);
  await userEvent.click(await screen.findByLabelText('移出 甲'));
  await userEvent.click(await screen.findByLabelText('重新拉黑 甲'));
  await waitFor(() =>
    expect(sent.filter(({ url }) => url.endsWith('/block/11')).map(({ method }) => method)).toEqual([
      'DELETE',
      'POST',
    ]),
  );
});

it.each([{ status: 503 }, new TypeError('lost')])(
  'a failed unblock is not shown as unblocked: %s',
  async (answer) => {
    fakeNetwork({
      '/api/v1/user/block/list': { data: pageOf([anAuthor(11, '甲')]) },
      '/api/v1/user/block/11': answer,
    });
    renderScreen(<BlockListSheet onClose={() => undefined} />);
    await userEvent.click(await screen.findByLabelText('移出 甲'));
    await waitFor(() => expect(screen.getByLabelText('移出 甲')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByText(/^已移出/)).toBeNull();
  },
);
