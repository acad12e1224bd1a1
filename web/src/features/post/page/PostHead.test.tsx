import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { aPost } from '@test/posts';
import { isElsewhere, leavePage, renderWithHistory } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PostHead } from './PostHead';

const post = aPost();
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: post.author.uid, token: 't' }, true);
  useToasts.setState({ toasts: [] });
});

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
