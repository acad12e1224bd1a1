import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { emptyOutbox } from '@test/outbox';
import { aPost } from '@test/posts';
import { isElsewhere, leavePage, renderScreen, renderWithHistory } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedPosts } from '../api';
import { PostMenu } from '../menu/PostMenu';
import { PostHead } from './PostHead';

const post = aPost();
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: post.author.uid, token: 't' }, true);
  useToasts.setState({ toasts: [] });
});

afterEach(emptyOutbox);

/** Deletes the post up to the pending request; `comes` delivers the answer. */
async function deleteIt() {
  const late = lateAnswer();
  const { sent } = fakeNetwork({ [`/api/v1/square/post/${post.id}`]: late.answer });
  renderWithHistory(<PostHead post={post} />, `/post/${post.id}`);
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  const sure = screen.getByRole('dialog', { name: '删除这篇帖子？' });
  await userEvent.click(within(sure).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
  return { comes: () => act(async () => late.comes({ data: null })) };
}

it('deleting a post leaves its page', async () => {
  const { comes } = await deleteIt();
  await comes();
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/));
  expect(toasts()).toEqual(['帖子删掉了']);
});

it('a player who left before the answer stays where they are and sees the toast', async () => {
  const { comes } = await deleteIt();
  await leavePage();
  await comes();
  await waitFor(() => expect(toasts()).toEqual(['帖子删掉了']));
  expect(isElsewhere()).toBe(true);
});

it('the menu of a list keeps a post, and then offers to remove it', async () => {
  const { sent } = fakeNetwork({
    [`/api/v1/favourite/post/${post.id}`]: ({ method }) => ({ data: { favourited: method === 'POST' } }),
  });
  const { favourited: _, seq: __, likesVersion: ___, ...listed } = post;
  const List = () => {
    const { data = listed } = useQuery({ queryKey: ['post', 'top'], queryFn: () => listed });
    return <PostMenu post={data} onClose={() => undefined} />;
  };
  const { client } = renderScreen(<List />);
  const known = () => cachedPosts.find(client, post.id)?.favourited;
  await userEvent.click(screen.getByRole('button', { name: '收藏' }));
  await waitFor(() => expect(known()).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: '取消收藏' }));
  await waitFor(() => expect(known()).toBe(false));
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(toasts()).toEqual(['收藏好啦，点这里看全部', '已取消收藏']);
});

it('the menu of a hidden post does not offer to keep it', () => {
  renderScreen(<PostMenu post={aPost({ hidden: true })} onClose={() => undefined} />);
  expect(screen.queryByRole('button', { name: '收藏' })).not.toBeInTheDocument();
});
