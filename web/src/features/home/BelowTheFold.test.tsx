import { useAccount } from '@/features/account';
import { aBook, aPageOf } from '@test/books';
import { aListedPost, pageOf } from '@test/people';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { aGame, aPage } from '@test/games';
import { renderScreen } from '@test/render';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import BelowTheFold from './BelowTheFold';
import { useHome } from './useHome';

const BOOKS = '/api/v1/book/list';
const POSTS = '/api/v1/square/post/list';
const BROKEN = { status: 503 };
const books = { data: aPageOf([aBook({ title: '甲' })]) };
const posts = { data: pageOf([aListedPost(1)]) };
const retry = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!).findByText(/点一下重试/);

beforeEach(() => useAccount.setState({ uid: 0 }));

it('loading comics reserve their space, so that the sections below do not move', async () => {
  fakeNetwork({ [BOOKS]: NEVER, [POSTS]: posts });
  renderScreen(<BelowTheFold />);
  expect(await screen.findByText('第1帖')).toBeVisible();
  expect(screen.getByRole('heading', { name: '漫画' })).toBeVisible();
});

describe('a section that failed to load', () => {
  it('comics are requested again on tap', async () => {
    fakeNetwork({ [BOOKS]: [BROKEN, books], [POSTS]: posts });
    renderScreen(<BelowTheFold />);
    await userEvent.click(await retry('漫画'));
    expect(await screen.findByText('甲')).toBeVisible();
  });

  it('posts are requested again on tap', async () => {
    fakeNetwork({ [BOOKS]: books, [POSTS]: [BROKEN, posts] });
    renderScreen(<BelowTheFold />);
    await userEvent.click(await retry('热帖'));
    expect(await screen.findByText('第1帖')).toBeVisible();
  });
});

it('a pull to refresh also refetches the comics and the posts', async () => {
  const { sent } = fakeNetwork({
    [BOOKS]: books,
    [POSTS]: posts,
    '/api/web/game/list': { data: aPage([aGame()]) },
    '/api/web/game/type/list': { data: [] },
  });
  const { client } = renderScreen(<BelowTheFold />);
  await screen.findByText('甲');
  await screen.findByText('第1帖');
  const { result } = renderHook(useHome, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  sent.length = 0;
  await act(() => result.current.refresh());
  await waitFor(() => {
    for (const path of [BOOKS, POSTS]) expect(sent.filter(({ url }) => url.startsWith(path))).toHaveLength(1);
  });
});
