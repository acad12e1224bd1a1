import { useAccount } from '@/features/account';
import { aChapterLine, aPageOf, aWholeBook } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BookMenu } from './BookMenu';

it('a pull to refresh reloads the menu', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useAccount.setState({ uid: 0 });
  fakeNetwork({
    '/api/v1/book/2001/chapter/list': [
      { data: aPageOf([aChapterLine(1)]) },
      { data: aPageOf([aChapterLine(1), aChapterLine(2)]) },
    ],
  });
  renderScreen(<BookMenu book={aWholeBook()} />);
  const chapter = await screen.findByText('第1话');
  fireEvent.touchStart(chapter, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(chapter, { touches: [{ clientX: 100, clientY: 260 }] });
  fireEvent.touchEnd(chapter);
  expect(await screen.findByText('第2话')).toBeVisible();
});
