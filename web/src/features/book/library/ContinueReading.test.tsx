import { useAccount } from '@/features/account';
import { screen } from '@testing-library/react';
import { aBook, aPageOf, aReadingProgress, aWholeBook } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { beforeEach, expect, it } from 'vitest';
import { ContinueReading } from './ContinueReading';

const BOOK = '/api/v1/book/2001';
const mark = (readAt: number, index: number) => ({
  base: 0,
  here: { chapterId: 20 + index, locator: { page: 3, offset: 0 }, readAt, index },
  waiting: true,
});
/** Stores a visitor's reading progress on this device, by book. */
const readHere = (marks: Record<number, unknown>) => localStorage.setItem('0:reading', JSON.stringify(marks));
const ways = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

beforeEach(() => useAccount.setState({ uid: 0 }));

it('a visitor continues from this device’s progress, last read first', async () => {
  readHere({ 2001: mark(1_000, 2), 2002: mark(2_000, 5), 2003: mark(3_000, 1) });
  fakeNetwork({
    [BOOK]: { data: aWholeBook({ title: '甲' }) },
    '/api/v1/book/2002': { data: aWholeBook({ id: 2002, title: '乙' }) },
    '/api/v1/book/2003': { code: 2002 },
  });
  renderScreen(<ContinueReading kind="comic" />);
  expect(await screen.findByRole('region', { name: '继续看' })).toBeVisible();
  expect(ways()).toEqual([
    ['乙看到第5话', '/readbook/2002/25'],
    ['甲看到第2话', '/readbook/2001/22'],
  ]);
});

it('a reader without usable progress in a kind sees no offer', async () => {
  const { here, ...marked } = mark(1_000, 2);
  readHere({
    2001: { ...marked, here },
    2002: { ...marked, here: { ...here, locator: { paragraph: 1, offset: 0 }, index: 'x' } },
  });
  const { sent } = fakeNetwork({});
  const { client } = renderScreen(<ContinueReading kind="novel" />);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent).toEqual([]);
});

it('a player continues from the server’s progress, whichever device saved it', async () => {
  useAccount.setState({ uid: 7 });
  readHere({ 2002: mark(2_000, 5) });
  fakeNetwork({
    '/api/v1/book/history': { data: aPageOf([aBook({ title: '甲', progress: aReadingProgress() })]) },
  });
  renderScreen(<ContinueReading kind="comic" />);
  await screen.findByRole('region', { name: '继续看' });
  expect(ways()).toEqual([
    ['全部记录', '/readhistory'],
    ['甲看到第2话', '/readbook/2001/2'],
  ]);
});
