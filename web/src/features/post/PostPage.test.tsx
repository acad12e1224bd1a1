import { useAccount } from '@/features/account';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, NEVER, type Sent } from '@test/fetch';
import { aComment, anImage, aPerson, aPost, aThread } from '@test/posts';
import { renderScreen } from '@test/render';
import { gap, isWatched, push, seqOf, stands } from '@test/watched';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PostPage from './PostPage';

const POST = '/api/v1/square/post/7';
const LIST = `${POST}/comment/list`;
const SEND = `${POST}/comment`;
const LIKE = `${POST}/like`;
const ME = aPerson({ uid: 1, name: '我自己' });
const BROKEN = new TypeError('lost');

type Answers = Parameters<typeof fakeNetwork>[0];

function open(answers: Answers = {}, at = '/post/7') {
  const network = fakeNetwork({
    [POST]: { data: aPost({ commentNum: 2 }) },
    [LIST]: { data: aThread(10, [aComment(1), aComment(2)]) },
    ...answers,
  });
  const rendered = renderScreen(
    <Routes>
      <Route path="/post/:id" element={<PostPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
  return { ...network, ...rendered };
}

const signIn = () => useAccount.setState({ uid: ME.uid, name: ME.name, token: 'aa.1.2' });
const comment = (seq: number, id: number, difference = {}) => ({
  type: 'comment',
  postId: 7,
  seq,
  comment: aComment(id, difference),
});
const shown = () =>
  screen
    .queryAllByRole('article')
    .map((article) => article.getAttribute('data-comment') ?? article.getAttribute('data-pending'))
    .filter((id) => id !== null);
const writes = (sent: readonly Sent[]) => sent.filter(({ method, url }) => method === 'POST' && url === SEND);
const keyOf = ({ headers }: Sent) => headers['Idempotency-Key'];

async function write(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: /说点什么吧|草稿/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /评论|回复/ }), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
}

beforeEach(() => {
  // Another player comes: nothing that was known of threads before stays.
  useAccount.setState({ uid: 999 });
  useAccount.setState({ uid: 0, name: '游客', token: '' });
  // Tries follow each other at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  useAccount.setState({ uid: 0, name: '游客', token: '' });
});

describe('a post', () => {
  it('shows all it has, and its thread', async () => {
    open({
      [POST]: {
        data: aPost({
          title: '晚霞',
          content: '看这里 https://example.com/a @小满',
          images: [anImage(), anImage()],
          tag: { id: 3, tag: '晒截图' },
          game: { id: 1001, name: '龙骨海岸', icon: { url: '/i.webp', width: 1, height: 1 } },
          mentions: [{ uid: 9, name: '小满' }],
          editTime: '2020-01-02T00:00:00.000Z',
          commentNum: 2,
        }),
      },
    });
    expect(await screen.findByRole('heading', { name: '晚霞' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'https://example.com/a' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('link', { name: '@小满' })).toHaveAttribute('href', '/u/9');
    expect(screen.getByRole('link', { name: '晒截图' })).toHaveAttribute('href', '/square?tag=3');
    expect(screen.getByRole('link', { name: /龙骨海岸/ })).toHaveAttribute('href', '/detail/1001');
    expect(screen.getByText('已编辑')).toBeInTheDocument();
    expect(screen.getByText('1.2万 次浏览')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /查看图片/ })).toHaveLength(2);
    expect(await screen.findByText('评论 1')).toBeInTheDocument();
    expect(screen.getByText('1楼')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '查看图片 2' }));
    expect(screen.getByRole('dialog', { name: '晚霞的图片' })).toHaveTextContent('2 / 2');
  });

  it('that is gone says so, whether it was before or goes while it is read', async () => {
    open({ [POST]: { code: 2002, msg: '没有了' } });
    expect(await screen.findByText('帖子不见了')).toBeInTheDocument();
  });

  it('goes while it is read', async () => {
    open();
    await screen.findByText('评论 1');
    await stands('post:7', 'gone');
    expect(await screen.findByText('帖子不见了')).toBeInTheDocument();
    await stands('post:7', 'live');
  });

  it('that did not load is asked for again', async () => {
    open({ [POST]: [{ code: 1, msg: '服务器打了个盹', status: 500 }, { data: aPost() }] });
    await userEvent.click(await screen.findByText('服务器打了个盹'));
    expect(await screen.findByText('今天的晚霞真好看')).toBeInTheDocument();
  });

  it('that is edited is read again; one that is locked takes no comments', async () => {
    signIn();
    open({
      [POST]: [{ data: aPost() }, { data: aPost({ seq: 11, content: '改过的话', locked: true }) }],
    });
    await screen.findByText('评论 1');
    await push('post:7', {
      type: 'postChanged',
      postId: 7,
      seq: 11,
      locked: true,
      hidden: false,
      deleted: false,
    });
    expect(await screen.findByText('帖子已锁定，不能再评论了')).toBeInTheDocument();
    expect(await screen.findByText('改过的话')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^回复/ })).not.toBeInTheDocument();
  });

  it('tells how many are there', async () => {
    open();
    await screen.findByText('评论 1');
    await push('post:7', { type: 'watching', postId: 7, count: 1 });
    expect(screen.queryByText(/人正在看/)).not.toBeInTheDocument();
    await push('post:7', { type: 'watching', postId: 7, count: 12 });
    expect(screen.getByText('12 人正在看')).toBeInTheDocument();
  });
});

describe('likes', () => {
  const hearts = (name: string) => screen.getByRole('button', { name });

  it('move with pushes, and what was asked for before one does not undo it', async () => {
    signIn();
    let answer: (value: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => (answer = resolve));
    const { sent } = open({ [LIKE]: (() => waits) as never });
    await screen.findByText('评论 1');
    await userEvent.click(hearts('点赞，3 个赞'));
    expect(hearts('取消点赞，4 个赞')).toBeInTheDocument();
    await userEvent.click(hearts('取消点赞，4 个赞'));
    await push('post:7', { type: 'likes', postId: 7, post: 9, comments: { 2: 6 } });
    expect(hearts('取消点赞，9 个赞')).toBeInTheDocument();
    expect(hearts('点赞，6 个赞')).toBeInTheDocument();
    answer({ data: { liked: true, likeNum: 4 } });
    // The next like is taken only after the answer to the one before.
    await waitFor(async () => {
      await userEvent.click(hearts('取消点赞，9 个赞'));
      expect(sent.filter(({ url }) => url === LIKE)).toHaveLength(2);
    });
  });

  it('are taken back where they are refused', async () => {
    signIn();
    open({ '/api/v1/square/comment/1/like': { code: 3002, msg: '不行', data: { reason: 'blocked' } } });
    await screen.findByText('评论 1');
    await userEvent.click(screen.getAllByRole('button', { name: '点赞，0 个赞' })[0]!);
    await waitFor(() => expect(screen.getAllByRole('button', { name: '点赞，0 个赞' })).toHaveLength(2));
  });

  it('are for players', async () => {
    open();
    await screen.findByText('评论 1');
    await userEvent.click(hearts('点赞，3 个赞'));
    expect(screen.getByTestId('where')).toHaveTextContent('/login');
  });
});

describe('what others say', () => {
  it('moves nothing until it is asked for', async () => {
    open();
    await screen.findByText('评论 1');
    await push('post:7', comment(11, 3), comment(12, 4));
    expect(shown()).toEqual(['1', '2']);
    expect(seqOf('post:7')).toBe(12);
    await userEvent.click(screen.getByRole('button', { name: '2 条新评论' }));
    expect(shown()).toEqual(['4', '3', '1', '2']);
    expect(screen.queryByRole('button', { name: /条新评论/ })).not.toBeInTheDocument();
    expect(screen.getByText('4', { selector: 'span' })).toBeInTheDocument();
  });

  it('twice is once, and behind a hole nothing', async () => {
    open();
    await screen.findByText('评论 1');
    await push('post:7', comment(11, 3));
    expect(await push('post:7', comment(11, 3))).toBe('known');
    expect(await push('post:7', comment(13, 5))).toBe('hole');
    expect(screen.getByRole('button', { name: '1 条新评论' })).toBeInTheDocument();
    expect(seqOf('post:7')).toBe(11);
  });

  it('is counted below a comment, and gone where it was deleted', async () => {
    open();
    await screen.findByText('评论 1');
    await push(
      'post:7',
      comment(11, 3, { rootId: 1 }),
      comment(12, 4, { rootId: 1 }),
      comment(13, 5, { rootId: 1 }),
    );
    const first = screen.getByText('评论 1').closest('article')!;
    expect(within(first).getByRole('button', { name: '共 3 条回复' })).toBeInTheDocument();
    await push('post:7', {
      type: 'commentGone',
      postId: 7,
      seq: 14,
      commentId: 2,
      rootId: null,
      placeholder: false,
    });
    expect(shown()).toEqual(['1']);
    await push('post:7', {
      type: 'commentGone',
      postId: 7,
      seq: 15,
      commentId: 1,
      rootId: null,
      placeholder: true,
    });
    expect(screen.getByText('这条评论已删除')).toBeInTheDocument();
    expect(screen.getByText('评论 3')).toBeInTheDocument();
  });

  it('comes late by an answer and is brought up to what was pushed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => (answer = resolve));
    open({ [LIST]: (() => waits) as never });
    await screen.findByText('今天的晚霞真好看');
    await waitFor(() => expect(isWatched('post:7')).toBe(true));
    expect(seqOf('post:7')).toBe(10);
    await push('post:7', {
      type: 'commentGone',
      postId: 7,
      seq: 11,
      commentId: 2,
      rootId: null,
      placeholder: false,
    });
    answer({ data: aThread(10, [aComment(1), aComment(2)]) });
    expect(await screen.findByText('评论 1')).toBeInTheDocument();
    expect(shown()).toEqual(['1']);
  });

  it('is read again after a gap', async () => {
    open({
      [POST]: [{ data: aPost() }, { data: aPost({ seq: 90, likeNum: 70 }) }],
      [LIST]: [{ data: aThread(10, [aComment(1)]) }, { data: aThread(90, [aComment(1), aComment(33)]) }],
    });
    await screen.findByText('评论 1');
    await gap('post:7');
    expect(await screen.findByText('评论 33')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '点赞，70 个赞' })).toBeInTheDocument();
    expect(seqOf('post:7')).toBe(90);
  });

  it('stands in the order that was chosen', async () => {
    const { sent } = open();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '最早' }));
    await waitFor(() => expect(sent.some(({ url }) => url.includes('sort=3'))).toBe(true));
    await screen.findByText('评论 1');
    await push('post:7', comment(11, 3));
    expect(shown()).toEqual(['1', '2', '3']);
  });
});

describe('one’s own comment', () => {
  beforeEach(signIn);
  const mine = (id: number, content: string) => aComment(id, { content, author: ME });

  it('is there at once, marked until it is confirmed, and never twice', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => (answer = resolve));
    const { sent } = open({ [SEND]: (() => waits) as never });
    await screen.findByText('评论 1');
    await write('来了');
    expect(screen.getByText('发送中')).toBeInTheDocument();
    expect(shown()).toEqual(['true', '1', '2']);
    // The push may be quicker than the answer.
    await push('post:7', { ...comment(11, 3), comment: mine(3, '来了') });
    expect(shown()).toEqual(['3', '1', '2']);
    answer({ data: mine(3, '来了') });
    await waitFor(() => expect(localStorage.getItem('1:comments')).toBeNull());
    expect(shown()).toEqual(['3', '1', '2']);
    expect(writes(sent)).toHaveLength(1);
    expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '来了' });
  });

  it('goes again by itself under the same key, also after a reload', async () => {
    const { sent, unmount } = open({ [SEND]: [BROKEN, BROKEN, NEVER] });
    await screen.findByText('评论 1');
    await write('风浪里');
    await waitFor(() => expect(writes(sent)).toHaveLength(3));
    expect(screen.getByText('发送中')).toBeInTheDocument();
    const keys = new Set(writes(sent).map(keyOf));
    expect(keys.size).toBe(1);
    expect(JSON.parse(localStorage.getItem('1:comments')!)).toMatchObject([
      { content: '风浪里', refusal: null },
    ]);
    unmount();
  });

  it('that was on its way when the page was left goes on', async () => {
    const item = {
      id: 'x',
      post: 7,
      content: '又来了',
      replyTo: null,
      mentions: [],
      time: Date.now(),
      refusal: null,
    };
    localStorage.setItem('1:comments', JSON.stringify([item]));
    useAccount.setState({ uid: 0 });
    signIn();
    const { sent } = open({ [SEND]: { data: mine(3, '又来了') } });
    await screen.findByText('评论 1');
    await waitFor(() => expect(shown()).toEqual(['3', '1', '2']));
    expect(writes(sent)).toHaveLength(1);
    expect(localStorage.getItem('1:comments')).toBeNull();
  });

  it.each([
    [{ code: 3001, msg: '不行', data: { words: ['坏词'] } }, '里面有不能用的词：坏词'],
    [{ code: 3002, msg: '不行', data: { reason: 'locked' } }, '帖子已锁定，不能再评论了'],
    [{ code: 3002, msg: '不行', data: { reason: 'muted', until: null } }, '你被禁言了，暂时不能发言'],
    [{ code: 3002, msg: '不行', data: { reason: 'blocked' } }, '对方设置了权限，暂时不能这样做'],
    [{ code: 3002, msg: '不行', data: { reason: 'same' } }, '刚刚发过一样的内容，换个说法吧'],
    [{ code: 1005, msg: '太快', data: { retryAfter: 30 } }, '操作太频繁了，请30秒后再试'],
  ])('that is refused says why: %o', async (refusal, text) => {
    const { sent } = open({ [SEND]: [refusal, { data: mine(3, '说点别的') }] });
    await screen.findByText('评论 1');
    await write('说点别的');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(shown()).toEqual(['3', '1', '2']));
    // A refusal settled the first one.
    expect(keyOf(writes(sent)[0]!)).not.toBe(keyOf(writes(sent)[1]!));
  });

  it('that is refused can be changed or dropped', async () => {
    open({ [SEND]: { code: 3001, msg: '不行', data: { words: ['坏词'] } } });
    await screen.findByText('评论 1');
    await write('有坏词');
    await userEvent.click(await screen.findByRole('button', { name: '修改' }));
    expect(screen.getByRole('textbox', { name: '评论' })).toHaveValue('有坏词');
    expect(shown()).toEqual(['1', '2']);
  });

  it('answers a reply, and keeps whom', async () => {
    const reply = aComment(5, { rootId: 1, author: aPerson({ uid: 55, name: '阿火' }) });
    const { sent } = open({
      [LIST]: { data: aThread(10, [aComment(1, { replyNum: 3, replies: [reply] })]) },
      [`${POST}/comment/1/list`]: { data: aThread(10, [reply]) },
      [SEND]: {
        data: aComment(8, {
          rootId: 1,
          replyCommentId: 5,
          replyTo: { uid: 55, name: '阿火' },
          author: ME,
          content: '好',
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '共 3 条回复' }));
    const sheet = screen.getByRole('dialog', { name: '3 条回复' });
    await userEvent.click(await within(sheet).findByRole('button', { name: '回复 阿火' }));
    expect(within(sheet).getByText('回复 @阿火')).toBeInTheDocument();
    fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '好' } });
    await userEvent.click(within(sheet).getByRole('button', { name: '发送' }));
    await waitFor(() => expect(within(sheet).getByRole('link', { name: '@阿火' })).toBeInTheDocument());
    expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '好', replyCommentId: 5 });
  });

  it('mentions people by name', async () => {
    const { sent } = open({
      '/api/v1/user/1/following/list': {
        data: { ...aThread(0, []), records: [{ ...aPerson({ uid: 70, name: '云深' }), signature: '' }] },
      },
      [SEND]: NEVER,
    });
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '说点什么吧' }));
    await userEvent.type(screen.getByRole('textbox', { name: '评论' }), '问问@');
    const picker = screen.getByRole('dialog', { name: '提到谁' });
    // Who spoke here comes first.
    expect(within(picker).getAllByRole('listitem')[0]).toHaveTextContent('玩家1');
    await userEvent.click(await within(picker).findByText('云深'));
    expect(screen.getByRole('textbox', { name: '评论' })).toHaveValue('问问@云深 ');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '问问@云深', mentions: [70] });
  });

  it('that is not sent yet is kept as a draft', async () => {
    const { unmount } = open();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '说点什么吧' }));
    fireEvent.change(screen.getByRole('textbox', { name: '评论' }), { target: { value: '写到一半' } });
    unmount();
    open();
    expect(await screen.findByRole('button', { name: '[草稿]写到一半' })).toBeInTheDocument();
  });

  it('has an end', async () => {
    open();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '说点什么吧' }));
    fireEvent.change(screen.getByRole('textbox', { name: '评论' }), {
      target: { value: '长'.repeat(1_003) },
    });
    expect(screen.getByText('超出 3 字')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
  });

  it('is deleted after a word', async () => {
    const { sent } = open({
      [LIST]: { data: aThread(10, [mine(1, '说错了'), aComment(2)]) },
      '/api/v1/square/comment/1': { data: null },
    });
    const own = (await screen.findByText('说错了')).closest('article')!;
    await userEvent.click(within(own).getByRole('button', { name: '更多' }));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: '删除这条评论？' })).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(shown()).toEqual(['2']));
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('the comment that an address names', () => {
  it('stands before all others, once', async () => {
    open({ [`${POST}/comment/2`]: { data: aComment(2) } }, '/post/7?comment=2');
    expect(await screen.findByText('你要找的评论')).toBeInTheDocument();
    await screen.findByText('评论 1');
    expect(shown()).toEqual(['2', '1']);
  });

  it('may be gone', async () => {
    open({ [`${POST}/comment/3`]: { code: 2002, msg: '没有了' } }, '/post/7?comment=3');
    expect(await screen.findByText('要找的评论已经删除了')).toBeInTheDocument();
  });
});

it('a visitor reads everything, and signs in to speak', async () => {
  open();
  await screen.findByText('评论 1');
  await userEvent.click(screen.getByRole('button', { name: '登录后参与讨论' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/login');
});

it('people who are blocked are seen no more', async () => {
  signIn();
  open({ '/api/v1/user/block/101': { data: { blocked: true } } });
  const theirs = (await screen.findByText('评论 1')).closest('article')!;
  await userEvent.click(within(theirs).getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('button', { name: '拉黑 玩家1' }));
  await userEvent.click(
    within(screen.getByRole('dialog', { name: '拉黑 玩家1？' })).getByRole('button', { name: '拉黑' }),
  );
  await waitFor(() => expect(shown()).toEqual(['2']));
});
