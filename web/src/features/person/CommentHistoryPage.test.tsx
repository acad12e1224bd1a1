import { useAccount } from '@/features/account';
import { aListedPost, aMyComment, pageOf } from '@test/people';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import CommentHistoryPage from './CommentHistoryPage';

const GUEST = useAccount.getInitialState();

const POSTS = '/api/v1/square/post/me';
const COMMENTS = '/api/v1/square/comment/me';
const open = (part = '') =>
  renderScreen(<CommentHistoryPage />, { at: `/commenthistory${part && `?part=${part}`}` });
const remove = async () => {
  await userEvent.click((await screen.findAllByLabelText('删除这条评论'))[0]!);
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('删除'));
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
});

it('a visitor is asked to sign in', () => {
  useAccount.setState(GUEST, true);
  open();
  expect(screen.getByText('去登录')).toHaveAttribute('href', '/login');
});

it("the player's own posts are listed newest first, with hidden ones marked", async () => {
  const { sent } = fakeNetwork({
    [POSTS]: { data: pageOf([aListedPost(2), aListedPost(1, { hidden: true })]) },
  });
  open();
  expect(await screen.findByText('第1帖')).toBeVisible();
  expect(screen.getAllByText(/已被隐藏/)).toHaveLength(1);
  expect(sent[0]!.url).toContain('sort=2');
});

it('a comment links to its place in the post, unless the post is gone', async () => {
  const gone = { id: 6, title: '', excerpt: '', gone: true };
  fakeNetwork({ [COMMENTS]: { data: pageOf([aMyComment(8), aMyComment(9, { post: gone })]) } });
  open('comments');
  expect((await screen.findByText('评论8')).closest('a')).toHaveAttribute('href', '/post/5?comment=8');
  expect(screen.getByText('原帖已删除')).toBeVisible();
  expect(screen.getByText('评论9').closest('a')).toBeNull();
});

it.each([
  ['a comment is deleted after a confirmation', { data: null }],
  ['a comment that is gone already is removed, too', { code: 2002 }],
])('%s', async (_, answer) => {
  const { sent } = fakeNetwork({
    [COMMENTS]: { data: pageOf([aMyComment(8), aMyComment(9)]) },
    '/api/v1/square/comment/8': answer,
  });
  open('comments');
  await remove();
  await waitFor(() => expect(screen.queryByText('评论8')).toBeNull());
  expect(screen.getByText('评论9')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE' });
});

it('a comment stays if the server did not delete it', async () => {
  fakeNetwork({ [COMMENTS]: { data: pageOf([aMyComment(8)]) }, '/api/v1/square/comment/8': { status: 503 } });
  open('comments');
  await remove();
  expect(await screen.findByText('评论8')).toBeVisible();
});

it('a comment can be edited in the list, unless its post is gone', async () => {
  const gone = { id: 6, title: '', excerpt: '', gone: true };
  const { post: _, ...comment } = aMyComment(8);
  const { sent } = fakeNetwork({
    [COMMENTS]: { data: pageOf([aMyComment(8), aMyComment(9, { post: gone })]) },
    '/api/v1/square/comment/8': {
      data: { ...comment, content: '改好的话', editTime: '2026-05-21T12:00:00.000Z' },
    },
  });
  open('comments');
  const pens = await screen.findAllByLabelText('编辑这条评论');
  expect(pens).toHaveLength(1);
  await userEvent.click(pens[0]!);
  const sheet = await screen.findByRole('dialog', { name: '编辑评论' });
  const field = within(sheet).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '改好的话');
  await userEvent.click(within(sheet).getByRole('button', { name: '保存' }));
  expect(await screen.findByText('改好的话')).toBeVisible();
  expect(screen.getByText('已编辑')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});
