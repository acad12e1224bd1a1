import { cancel } from '@/api/http';
import { currentEntries } from '@/data/outbox/entryStore';
import { withdraw } from '@/data/outbox';
import { useAccount } from '@/features/account';
import PostPage from '@/features/post/PostPage';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { fakeNetwork } from './fakeNetwork';
import { aComment, aPerson, aPost, aThread } from './posts';
import { renderScreen } from './render';

export const POST = '/api/v1/square/post/7';
export const LIST = `${POST}/comment/list`;
export const SEND = `${POST}/comment`;
export const ME = aPerson({ uid: 1, name: '我自己' });

/** Opens a post with two comments, read at seq 10. `answers` replaces or adds answers of the network. */
export function openPost(answers: Parameters<typeof fakeNetwork>[0] = {}, at = '/post/7') {
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

/** Signs out, which also clears the stored state of threads, and drops the writes of the test before. */
export function browseAsVisitor(): void {
  for (const entry of currentEntries()) void withdraw(entry);
  cancel(SEND.replace('/api', ''));
  useAccount.setState({ uid: 999 });
  useAccount.setState({ uid: 0, name: '游客', token: '' });
  // Retries follow without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Element.prototype.scrollIntoView = () => undefined;
}

export function signInAsMe(): void {
  useAccount.setState({ uid: ME.uid, name: ME.name, token: 'aa.1.2' });
}

/** The event of a new comment. */
export const commentEvent = (seq: number, id: number, difference = {}) => ({
  type: 'comment',
  postId: 7,
  seq,
  comment: aComment(id, difference),
});

/** The ids of the comments on the page, in order. A pending own comment is `true`, a refused one `false`. */
export const shownComments = () =>
  screen
    .queryAllByRole('article')
    .map((article) => article.getAttribute('data-comment') ?? article.getAttribute('data-pending'))
    .filter((id) => id !== null);
