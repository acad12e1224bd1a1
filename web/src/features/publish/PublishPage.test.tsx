import { cancel } from '@/api/http';
import { useAccount } from '@/features/account';
import { aPostDetail, pageOf } from '@test/people';
import { fakeNetwork, lateAnswer, NEVER, type FakeAnswer } from '@test/fakeNetwork';
import { aGameDetail } from '@test/games';
import { emptyOutbox } from '@test/outbox';
import { renderScreen } from '@test/render';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_POST_DRAFT } from './draft/draft';
import { draftKey, loadPostDraft, savePostDraft } from './draft/storage';
import { editedPostQuery } from './posts';
import PublishPage from './PublishPage';

const GUEST = useAccount.getInitialState();

const SEND = '/api/v1/square/post';
const UID = 7;
const around = {
  '/api/v1/square/config/list': { data: pageOf([]) },
  '/api/v1/square/sensitiveword/list': { data: pageOf([{ id: 1, word: '外挂' }]) },
  '/api/v1/square/tag/list': {
    data: [
      { id: 1, tag: '攻略' },
      { id: 2, tag: '闲聊' },
    ],
  },
  '/api/user/center/me': { status: 503 },
};
const open = (at = '/postpage') => renderScreen(<PublishPage />, { at });
const content = () => screen.findByLabelText('正文');
const write = async (text: string) => fireEvent.change(await content(), { target: { value: text } });
const publish = () => screen.getByRole('button', { name: '发布' });
const where = () => screen.getByTestId('where').textContent;
const sentPosts = (sent: { url: string; method: string; body: string }[]) =>
  sent.filter(({ url, method }) => url === SEND && method === 'POST');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useAccount.setState({ ...GUEST, uid: UID, token: 't' }, true);
  window.history.replaceState({ idx: 2 }, '');
});

afterEach(async () => {
  await emptyOutbox();
  // An unanswered call keeps the draft busy.
  cancel('/v1/square/post');
});

it('a visitor is asked to sign in', () => {
  useAccount.setState(GUEST, true);
  open();
  expect(screen.getByText('去登录')).toHaveAttribute('href', '/login');
});

describe('publishing', () => {
  it('a double tap publishes one post and opens it', async () => {
    const { sent } = fakeNetwork({ ...around, [SEND]: { data: aPostDetail(31) } });
    open('/postpage?tag=2');
    await write('今天通关了');
    await userEvent.dblClick(publish());
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(sentPosts(sent)).toHaveLength(1);
    expect(JSON.parse(sentPosts(sent)[0]!.body)).toMatchObject({ content: '今天通关了', tag: 2 });
    expect(loadPostDraft(draftKey(UID, null))).toBeNull();
  });

  it('a post whose answer was lost is sent again under the same key', async () => {
    // The longest backoff: the tap comes first.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { sent } = fakeNetwork({ ...around, [SEND]: [new TypeError('lost'), { data: aPostDetail(31) }] });
    open();
    await write('今天通关了');
    await userEvent.click(publish());
    expect(await screen.findByRole('alert')).toHaveTextContent('还没发出去');
    await userEvent.click(publish());
    await waitFor(() => expect(where()).toBe('/post/31'));
    const keys = sent.filter(({ url }) => url === SEND).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('an empty post is not sent', async () => {
    const { sent } = fakeNetwork(around);
    open();
    await write('   ');
    await userEvent.click(publish());
    expect(sentPosts(sent)).toEqual([]);
  });

  it('while the post is being sent, the button is busy and the form is inert', async () => {
    fakeNetwork({ ...around, [SEND]: NEVER });
    open();
    await write('字');
    await userEvent.click(publish());
    await waitFor(() => expect(publish()).toHaveAttribute('aria-busy', 'true'));
    expect(publish().closest('[inert]')).not.toBeNull();
  });
});

describe('going back while the post is being sent', () => {
  const beginAndGoBack = async (answer: FakeAnswer) => {
    const network = fakeNetwork({ ...around, [SEND]: answer });
    let back: () => void = () => undefined;
    function Screens() {
      const navigate = useNavigate();
      useEffect(() => void (back = () => void navigate(-1)), [navigate]);
      return useLocation().pathname === '/postpage' ? <PublishPage /> : <Link to="/postpage">去发帖</Link>;
    }
    renderScreen(<Screens />);
    await userEvent.click(screen.getByText('去发帖'));
    await write('今天通关了');
    await userEvent.click(publish());
    act(() => back());
    return { ...network, dialog: await screen.findByRole('dialog', { name: '正在发布' }) };
  };

  it('the dialog offers to wait or leave, but not to discard', async () => {
    const { dialog } = await beginAndGoBack(NEVER);
    expect(within(dialog).queryByText('放弃')).toBeNull();
    await userEvent.click(within(dialog).getByText('等一等'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(publish()).toHaveAttribute('aria-busy', 'true');
  });

  it('after leaving, the post is still sent and does not navigate', async () => {
    const late = lateAnswer();
    const { dialog } = await beginAndGoBack(late.answer);
    await userEvent.click(within(dialog).getByText('离开'));
    await waitFor(() => expect(where()).toBe('/'));
    expect(loadPostDraft(draftKey(UID, null))?.content).toBe('今天通关了');
    late.comes({ data: aPostDetail(31) });
    await waitFor(() => expect(loadPostDraft(draftKey(UID, null))).toBeNull());
    expect(where()).toBe('/');
  });

  const leaveAndComeBack = async (answer: FakeAnswer) => {
    const { dialog, sent } = await beginAndGoBack(answer);
    await userEvent.click(within(dialog).getByText('离开'));
    await userEvent.click(await screen.findByText('去发帖'));
    expect(await screen.findByText('正在发布')).toBeVisible();
    expect(screen.queryByLabelText('正文')).toBeNull();
    return sent;
  };

  it('a player who returns waits for the post and then gets an empty composer', async () => {
    const late = lateAnswer();
    const sent = await leaveAndComeBack(late.answer);
    late.comes({ data: aPostDetail(31) });
    expect(await content()).toHaveValue('');
    expect(sentPosts(sent)).toHaveLength(1);
  });

  it('a player who returns finds the draft again if sending failed', async () => {
    const late = lateAnswer();
    await leaveAndComeBack(late.answer);
    late.comes({ status: 503 });
    expect(await content()).toHaveValue('今天通关了');
  });
});

describe('a refusal is shown', () => {
  it.each([
    [{ code: 1005, data: { retryAfter: 120 } }, '发得太快了，歇2分钟再来吧'],
    [{ code: 3002, data: { reason: 'muted' } }, '你被禁言了'],
    [{ code: 3002, data: { reason: 'same' } }, '一样的内容'],
    [{ code: 4000, status: 400, data: { tag: '没有这个话题' } }, '没有这个话题'],
  ])('the refusal %j has its own text', async (answer, text) => {
    fakeNetwork({ ...around, [SEND]: answer });
    open();
    await write('字');
    await userEvent.click(publish());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('refused words are marked in the text', async () => {
    fakeNetwork({ ...around, [SEND]: { code: 3001, data: { words: ['代练'] } } });
    const { container } = open();
    await write('找代 练上分');
    await userEvent.click(publish());
    expect(await screen.findByRole('alert')).toHaveTextContent('代练');
    await waitFor(() => expect(container.querySelector('mark')).toHaveTextContent('代 练'));
  });
});

describe('the list of sensitive words', () => {
  it('listed words are marked while typing and must be confirmed before sending', async () => {
    const { sent } = fakeNetwork({ ...around, [SEND]: { data: aPostDetail(31) } });
    const { container } = open();
    await write('不开外挂');
    await waitFor(() => expect(container.querySelector('mark')).toHaveTextContent('外挂'));
    expect(screen.getByText('含有敏感词“外挂”，可能无法发布')).toBeVisible();
    await userEvent.click(publish());
    const dialog = await screen.findByRole('dialog');
    expect(sentPosts(sent)).toEqual([]);
    await userEvent.click(within(dialog).getByText('仍要发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
  });
});

describe('a draft', () => {
  it('a draft survives a reload', async () => {
    fakeNetwork(around);
    const { unmount } = open();
    await write('写了一半');
    unmount();
    open();
    expect(await content()).toHaveValue('写了一半');
    expect(screen.getByText('接着上次没写完的')).toBeVisible();
  });

  it('the page reports files that the browser did not store', async () => {
    fakeNetwork(around);
    savePostDraft(draftKey(UID, null), {
      ...EMPTY_POST_DRAFT,
      content: '字',
      media: [{ key: 'k', kind: 'image', state: 'waiting', sent: 0 }],
    });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('有 1 个文件还没传完');
  });

  it('uploads survive a reload and can be reordered by keyboard', async () => {
    const { sent } = fakeNetwork({ ...around, [SEND]: { data: aPostDetail(31) } });
    const ids = ['a', 'b', 'c'].map((last) => `0191f2a0-0000-7000-8000-00000000000${last}`);
    const item = (id: string) =>
      ({ key: id, kind: 'image', state: 'done', sent: 1, id, preview: '/p' }) as const;
    savePostDraft(draftKey(UID, null), { ...EMPTY_POST_DRAFT, content: '图', media: ids.map(item) });
    open();
    const first = await screen.findByLabelText(/^第 1 张图片，共 3 张/);
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByLabelText('移除第 3 张图片'));
    await userEvent.click(publish());
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(JSON.parse(sentPosts(sent)[0]!.body)).toMatchObject({ images: [ids[1], ids[0]] });
  });
});

it('a game in the address is preset', async () => {
  const game = aGameDetail({ id: 1004, name: '龙骨海岸' });
  const { sent } = fakeNetwork({
    ...around,
    '/api/web/game/detail': { data: game },
    [SEND]: { data: aPostDetail(31) },
  });
  open('/postpage?game=1004');
  expect(await screen.findByText('龙骨海岸')).toBeVisible();
  await write('字');
  await userEvent.click(publish());
  await waitFor(() => expect(where()).toBe('/post/31'));
  expect(JSON.parse(sentPosts(sent)[0]!.body)).toMatchObject({ game: 1004 });
});

it('a tag can be chosen and removed', async () => {
  fakeNetwork(around);
  open();
  await userEvent.click(await screen.findByText('选话题'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('攻略'));
  expect(screen.getByText('攻略')).toBeVisible();
  await userEvent.click(screen.getByLabelText('不选攻略'));
  expect(screen.getByText('选话题')).toBeVisible();
});

describe('editing an own post', () => {
  const at = '/postpage?edit=31';

  it('saving sends the whole post', async () => {
    const { sent } = fakeNetwork({
      ...around,
      '/api/v1/square/post/31': { data: aPostDetail(31, { content: '原来的' }) },
    });
    open(at);
    expect(await content()).toHaveValue('原来的');
    await write('改过的');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(where()).toBe('/post/31'));
    const put = sent.find(({ method }) => method === 'PUT')!;
    expect(JSON.parse(put.body)).toMatchObject({ title: '第31帖', content: '改过的' });
  });

  it('a leaving page never shows the text from before the save', async () => {
    const changed = aPostDetail(31, { content: '改过的' });
    fakeNetwork({
      ...around,
      '/api/v1/square/post/31': ({ method }) => ({
        data: method === 'PUT' ? changed : aPostDetail(31, { content: '原来的' }),
      }),
    });
    // The leaving page uses the query until its animation ends.
    const Leaving = () => <p data-testid="leaving">{useQuery(editedPostQuery(UID, 31)).data?.content}</p>;
    renderScreen(
      <>
        <PublishPage />
        <Leaving />
      </>,
      { at },
    );
    await write('改过的');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(screen.getByTestId('leaving')).toHaveTextContent('改过的');
  });

  it.each([
    [
      'somebody else’s',
      { data: aPostDetail(31, { author: { uid: 8, name: '乙', levelType: 0, followed: false } }) },
      '这是别人的帖子',
    ],
    ['gone', { code: 2002 }, '这篇帖子已经不在了'],
  ])('a post that is %s cannot be edited', async (_, answer, text) => {
    fakeNetwork({ ...around, '/api/v1/square/post/31': answer });
    open(at);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
