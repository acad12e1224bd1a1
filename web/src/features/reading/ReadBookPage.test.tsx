import { useAccount } from '@/features/account';
import { act, screen } from '@testing-library/react';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import ReadBookPage from './ReadBookPage';

vi.mock('./comic/ComicReader', () => ({ default: () => <p>the reader</p> }));

const show = () =>
  renderScreen(
    <Routes>
      <Route path="/readbook/:id/:cid" element={<ReadBookPage />} />
    </Routes>,
    { at: '/readbook/7/1' },
  );
const chapter = {
  ...{
    id: 1,
    index: 1,
    title: '第1话',
    bookId: 7,
    bookTitle: '仙门小杂役',
    kind: 'comic',
    direction: 'strip',
  },
  ...{ access: 'free', locked: false, publishTime: '2026-11-20T12:00:00.000Z' },
};

it('the reader stays open if the chapter of its first address is deleted', async () => {
  useAccount.setState({ uid: 0 });
  fakeNetwork({ '/api/v1/book/7/chapter/1': { data: chapter } });
  const { client } = show();
  expect(await screen.findByText('the reader')).toBeVisible();
  act(() => void client.setQueryData(['chapter', 0, 7, 1], null));
  expect(screen.getByText('the reader')).toBeVisible();
});

it('a deleted chapter is reported as gone', async () => {
  useAccount.setState({ uid: 0 });
  fakeNetwork({ '/api/v1/book/7/chapter/1': { code: 2002 } });
  show();
  expect(await screen.findByText('这一话不见了')).toBeVisible();
});
