import { useAccount } from '@/features/account';
import { aPlace } from '@test/books';
import { fakeNetwork } from '@test/fetch';
import { expect, it } from 'vitest';
import { loadKnown } from './store';
import { placesOf } from './world';

it('where another player reads is never taken for where this one does', async () => {
  const { sent } = fakeNetwork({ '/api/v1/book/7/progress': { data: aPlace({ bookId: 7 }) } });
  useAccount.setState({ uid: 10, token: 'a' });
  const places = placesOf(10);
  useAccount.setState({ uid: 11, token: 'b' });
  expect(await places.begin(7, 2)).toEqual({ chapterId: 2, locator: null });
  await places.flush();
  expect(sent).toEqual([]);
  expect(loadKnown(10)).toEqual({});
});
