import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '@test/people';
import { lateAnswer } from '@test/fakeNetwork';
import { aComment, anImage, aPerson, aPost, aThread } from '@test/posts';
import {
  browseAsVisitor,
  commentEvent,
  LIST,
  openPost,
  POST,
  shownComments,
  signInAsMe,
} from '@test/postScreen';
import { gap, isWatched, likesVersionOf, push, seqOf, setSubscriptionState } from '@test/fakeTopic';
import { beforeEach, describe, expect, it } from 'vitest';

const LIKE = `${POST}/like`;

beforeEach(browseAsVisitor);

describe('PostPage', () => {
  it('the page shows the whole post and its thread', async () => {
    openPost({
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
    expect(await screen.findByRole('dialog', { name: '晚霞的图片' })).toHaveTextContent('2 / 2');
  });

  it('a post that does not exist is reported as gone', async () => {
    openPost({ [POST]: { code: 2002, msg: '没有了' } });
    expect(await screen.findByText('帖子不见了')).toBeInTheDocument();
  });

  it('a post that is deleted while open is reported as gone', async () => {
    openPost();
    await screen.findByText('评论 1');
    await setSubscriptionState('post:7', 'gone');
    expect(await screen.findByText('帖子不见了')).toBeInTheDocument();
    await setSubscriptionState('post:7', 'live');
  });

  it('a post that failed to load is read again on tap', async () => {
    openPost({ [POST]: [{ code: 1, msg: '服务器打了个盹', status: 500 }, { data: aPost() }] });
    await userEvent.click(await screen.findByText('服务器打了个盹'));
    expect(await screen.findByText('今天的晚霞真好看')).toBeInTheDocument();
  });

  it('an edited post is read again, and a locked post takes no comments', async () => {
    signInAsMe();
    openPost({
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

  it('the number of watchers is shown from two on', async () => {
    openPost();
    await screen.findByText('评论 1');
    await push('post:7', { type: 'watching', postId: 7, count: 1 });
    expect(screen.queryByText(/人正在看/)).not.toBeInTheDocument();
    await push('post:7', { type: 'watching', postId: 7, count: 12 });
    expect(screen.getByText('12 人正在看')).toBeInTheDocument();
  });
});

describe('likes', () => {
  const hearts = (name: string) => screen.getByRole('button', { name });

  it('pushes update the like counts, and an older answer does not undo them', async () => {
    signInAsMe();
    const late = lateAnswer();
    const { sent } = openPost({ [LIKE]: late.answer });
    await screen.findByText('评论 1');
    await userEvent.click(hearts('点赞，3 个赞'));
    expect(hearts('取消点赞，4 个赞')).toBeInTheDocument();
    await push('post:7', { type: 'likes', postId: 7, post: 9, comments: { 2: 6 }, likesVersion: 2 });
    expect(hearts('取消点赞，9 个赞')).toBeInTheDocument();
    expect(hearts('点赞，6 个赞')).toBeInTheDocument();
    // The next like is sent only after the previous answer.
    await userEvent.click(hearts('取消点赞，9 个赞'));
    expect(sent.filter(({ url }) => url === LIKE)).toHaveLength(1);
    late.comes({ data: { liked: true, likeNum: 4 } });
    await waitFor(() =>
      expect(sent.filter(({ url }) => url === LIKE).map(({ method }) => method)).toEqual(['POST', 'DELETE']),
    );
  });

  it('a subscription resumes at the oldest likes version on the page, or at the newest push', async () => {
    openPost({
      [POST]: [{ data: aPost({ likesVersion: 8 }) }, { data: aPost({ likesVersion: 90 }) }],
      [LIST]: [
        { data: { ...aThread(10, [aComment(1)]), likesVersion: 6 } },
        { data: { ...aThread(10, [aComment(1)]), likesVersion: 91 } },
      ],
    });
    await screen.findByText('评论 1');
    expect(likesVersionOf('post:7')).toBe(6);
    await push('post:7', { type: 'likes', postId: 7, post: 3, comments: { 1: 2 }, likesVersion: 9 });
    expect(likesVersionOf('post:7')).toBe(9);
    await gap('post:7');
    expect(likesVersionOf('post:7')).toBe(90);
  });

  it('a refused like is undone', async () => {
    signInAsMe();
    openPost({ '/api/v1/square/comment/1/like': { code: 3002, msg: '不行', data: { reason: 'blocked' } } });
    await screen.findByText('评论 1');
    await userEvent.click(screen.getAllByRole('button', { name: '点赞，0 个赞' })[0]!);
    await waitFor(() => expect(screen.getAllByRole('button', { name: '点赞，0 个赞' })).toHaveLength(2));
  });

  it('a visitor who likes goes to the sign-in page', async () => {
    openPost();
    await screen.findByText('评论 1');
    await userEvent.click(hearts('点赞，3 个赞'));
    expect(screen.getByTestId('where')).toHaveTextContent('/login');
  });
});

describe('comments of others', () => {
  it('a pushed comment is shown only after a tap on the pill', async () => {
    openPost();
    await screen.findByText('评论 1');
    await push('post:7', commentEvent(11, 3), commentEvent(12, 4));
    expect(shownComments()).toEqual(['1', '2']);
    expect(seqOf('post:7')).toBe(12);
    await userEvent.click(screen.getByRole('button', { name: '2 条新评论' }));
    expect(shownComments()).toEqual(['4', '3', '1', '2']);
    expect(screen.queryByRole('button', { name: /条新评论/ })).not.toBeInTheDocument();
    expect(screen.getByText('4', { selector: 'span' })).toBeInTheDocument();
  });

  it('if too many comments wait, the pill reads the thread again, newest first', async () => {
    const data = (seq: number) => ({ data: aThread(seq, [aComment(1), aComment(2)]) });
    const { sent } = openPost({ [LIST]: [data(10), data(511)] });
    await screen.findByText('评论 1');
    const many = Array.from({ length: 501 }, (_, index) => commentEvent(11 + index, 1_001 + index));
    await push('post:7', ...many);
    await userEvent.click(screen.getByRole('button', { name: '499+ 条新评论' }));
    await waitFor(() => expect(sent.some(({ url }) => url.includes('sort=2'))).toBe(true));
    await screen.findByText('评论 1');
    expect(screen.getByRole('button', { name: '最新', pressed: true })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /条新评论/ })).not.toBeInTheDocument();
    expect(shownComments()).toEqual(['1', '2']);
  });

  it('a repeated frame is ignored, and a frame after a gap is not applied', async () => {
    openPost();
    await screen.findByText('评论 1');
    await push('post:7', commentEvent(11, 3));
    expect(await push('post:7', commentEvent(11, 3))).toBe('known');
    expect(await push('post:7', commentEvent(13, 5))).toBe('hole');
    expect(screen.getByRole('button', { name: '1 条新评论' })).toBeInTheDocument();
    expect(seqOf('post:7')).toBe(11);
  });

  it('replies can be opened by keyboard, even a single one', async () => {
    openPost();
    await screen.findByText('评论 1');
    await push('post:7', commentEvent(11, 3, { rootId: 1 }));
    const first = screen.getByText('评论 1').closest('article')!;
    within(first).getByRole('button', { name: '共 1 条回复' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: '1 条回复' })).toBeVisible();
  });

  it('replies are counted below a comment, and deleted comments are removed or replaced by a placeholder', async () => {
    openPost();
    await screen.findByText('评论 1');
    await push(
      'post:7',
      commentEvent(11, 3, { rootId: 1 }),
      commentEvent(12, 4, { rootId: 1 }),
      commentEvent(13, 5, { rootId: 1 }),
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
    expect(shownComments()).toEqual(['1']);
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

  it('frames that arrive before the list are replayed onto it', async () => {
    const late = lateAnswer();
    openPost({ [LIST]: late.answer });
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
    late.comes({ data: aThread(10, [aComment(1), aComment(2)]) });
    expect(await screen.findByText('评论 1')).toBeInTheDocument();
    expect(shownComments()).toEqual(['1']);
  });

  it('the page is read again after a gap', async () => {
    openPost({
      [POST]: [{ data: aPost() }, { data: aPost({ seq: 90, likeNum: 70 }) }],
      [LIST]: [{ data: aThread(10, [aComment(1)]) }, { data: aThread(90, [aComment(1), aComment(33)]) }],
    });
    await screen.findByText('评论 1');
    await gap('post:7');
    expect(await screen.findByText('评论 33')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '点赞，70 个赞' })).toBeInTheDocument();
    expect(seqOf('post:7')).toBe(90);
  });

  it('pushed comments follow the chosen sort order', async () => {
    const { sent } = openPost();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '最早' }));
    await waitFor(() => expect(sent.some(({ url }) => url.includes('sort=3'))).toBe(true));
    await screen.findByText('评论 1');
    await push('post:7', commentEvent(11, 3));
    expect(shownComments()).toEqual(['1', '2', '3']);
  });
});

describe('the comment named in the address', () => {
  it('the named comment comes first and is listed once', async () => {
    openPost({ [`${POST}/comment/2`]: { data: aComment(2) } }, '/post/7?comment=2');
    expect(await screen.findByText('你要找的评论')).toBeInTheDocument();
    await screen.findByText('评论 1');
    expect(shownComments()).toEqual(['2', '1']);
  });

  it('a deleted comment is reported as such', async () => {
    openPost({ [`${POST}/comment/3`]: { code: 2002, msg: '没有了' } }, '/post/7?comment=3');
    expect(await screen.findByText('要找的评论已经删除了')).toBeInTheDocument();
  });
});

it('a visitor reads everything and signs in to comment; after a return without a sign-in, the composer stays closed', async () => {
  openPost();
  await screen.findByText('评论 1');
  await userEvent.click(screen.getByRole('button', { name: '登录后参与讨论' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/login');
  cleanup();
  openPost();
  await screen.findByText('评论 1');
  act(signInAsMe);
  expect(await screen.findByRole('button', { name: '说点什么吧' })).toBeInTheDocument();
});

it('comments of a newly blocked player disappear', async () => {
  signInAsMe();
  openPost({ '/api/v1/user/block/101': { data: { blocked: true } } });
  const theirs = (await screen.findByText('评论 1')).closest('article')!;
  await userEvent.click(within(theirs).getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('button', { name: '拉黑 玩家1' }));
  await userEvent.click(
    within(screen.getByRole('dialog', { name: '拉黑 玩家1？' })).getByRole('button', { name: '拉黑' }),
  );
  await waitFor(() => expect(shownComments()).toEqual(['2']));
});

describe('players blocked before the page load', () => {
  const BLOCKED = {
    '/api/v1/user/block/list': { data: pageOf([aPerson({ uid: 66 })]) },
  };
  const theirs = { author: aPerson({ uid: 66, name: '吵闹的人' }) };

  it('pushed comments of blocked players are hidden, without a gap in the log', async () => {
    signInAsMe();
    const { sent } = openPost(BLOCKED);
    await screen.findByText('评论 1');
    await waitFor(() => expect(sent.some(({ url }) => url.includes('/block/list'))).toBe(true));
    await push('post:7', commentEvent(11, 3, theirs));
    expect(screen.queryByRole('button', { name: /条新评论/ })).not.toBeInTheDocument();
    await push('post:7', commentEvent(12, 4, { rootId: 1, ...theirs }));
    expect(screen.queryByText('吵闹的人')).not.toBeInTheDocument();
    expect(seqOf('post:7')).toBe(12);
    await push('post:7', commentEvent(13, 5));
    await userEvent.click(screen.getByRole('button', { name: '1 条新评论' }));
    expect(shownComments()).toEqual(['5', '1', '2']);
    expect(sent.filter(({ url }) => url.startsWith(LIST))).toHaveLength(1);
  });
});
