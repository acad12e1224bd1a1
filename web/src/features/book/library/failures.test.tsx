import { useAccount } from '@/features/account';
import { notifyManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBook, aPageOf } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { beforeEach, describe, expect, it } from 'vitest';
import { booksKey } from '../api';
import { Boards } from './Boards';
import { FeaturedBooks } from './FeaturedBooks';
import { Updates } from './Updates';

const BROKEN = { status: 503 };
const book = aBook({ title: '甲' });
const page = { data: aPageOf([book]) };
const ranking = { data: { records: [book] } };
const PARTS = [
  { name: 'the banner', part: <FeaturedBooks kind="comic" />, path: '/api/v1/book/ranking', books: ranking },
  { name: 'the updates', part: <Updates kind="comic" />, path: '/api/v1/book/list', books: page },
  { name: 'the rankings', part: <Boards kind="comic" />, path: '/api/v1/book/ranking', books: ranking },
];
const title = () => screen.findAllByText('甲');

beforeEach(() => useAccount.setState({ uid: 0 }));

describe.each(PARTS)('$name', ({ part, path, books }) => {
  it('loaded content stays when a refetch fails', async () => {
    fakeNetwork({ [path]: [books, BROKEN] });
    const { client } = renderScreen(part);
    await title();
    await act(() => client.refetchQueries({ queryKey: booksKey }));
    await act(() => new Promise<void>((done) => notifyManager.schedule(done)));
    expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error');
    expect(await title()).not.toHaveLength(0);
  });

  it('content that failed to load is requested again on tap', async () => {
    fakeNetwork({ [path]: [BROKEN, books] });
    renderScreen(part);
    await userEvent.click(await screen.findByRole('button', { name: /点一下重试/ }));
    expect(await title()).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /点一下重试/ })).toBeNull();
  });
});

it('a ranking that fails to load keeps the tabs of the others usable', async () => {
  fakeNetwork({
    '/api/v1/book/ranking': ({ url }) => (url.includes('sort=1') ? BROKEN : ranking),
  });
  renderScreen(<Boards kind="comic" />);
  await screen.findByRole('button', { name: /点一下重试/ });
  await userEvent.click(screen.getByRole('button', { name: '收藏' }));
  expect(await title()).not.toHaveLength(0);
});
