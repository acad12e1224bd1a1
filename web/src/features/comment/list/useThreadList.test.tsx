import { fakeNetwork } from '@test/fakeNetwork';
import { aComment, aThread } from '@test/posts';
import { LIST } from '@test/postScreen';
import { testClient } from '@test/queryClient';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { HOT, OLDEST, type Sort } from '../live/applyEvent';
import { changeComments } from '../live/cache';
import { confirmNewComment, dropNewComments } from '../live/newComments';
import { useThreadList } from './useThreadList';

afterEach(() => dropNewComments(7));

const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={testClient()}>{children}</QueryClientProvider>
);

it('a change of one comment leaves the rows of the others', async () => {
  fakeNetwork({ [LIST]: { data: aThread(10, [aComment(1), aComment(2), aComment(3)]) } });
  const { result } = renderHook(() => useThreadList(7, HOT, null), { wrapper: WithQueries });
  await waitFor(() => expect(result.current.lines).toHaveLength(3));
  const before = result.current.lines;
  act(() =>
    changeComments(testClient(), 0, 7, (comment) =>
      comment.id === 2 ? { ...comment, likeNum: 9 } : comment,
    ),
  );
  const after = result.current.lines;
  expect(after[1]?.comment?.likeNum).toBe(9);
  expect(after.map((line, index) => line === before[index])).toEqual([true, false, true]);
});

it('a new comment enters with an animation, except at the end of the oldest-first order', async () => {
  fakeNetwork({ [LIST]: { data: aThread(10, [aComment(1), aComment(2)]) } });
  confirmNewComment(7, 'own', aComment(2));
  const { result, rerender } = renderHook(({ sort }) => useThreadList(7, sort, null), {
    initialProps: { sort: HOT as Sort },
    wrapper: WithQueries,
  });
  const rows = () => result.current.lines.map(({ key, comment }) => [key, comment?.id]);
  await waitFor(() =>
    expect(rows()).toEqual([
      ['own', 2],
      ['1', 1],
    ]),
  );
  expect(result.current.lines[0]).toMatchObject({ fresh: true });
  rerender({ sort: OLDEST });
  await waitFor(() =>
    expect(rows()).toEqual([
      ['1', 1],
      ['own', 2],
    ]),
  );
  expect(result.current.lines[1]).toMatchObject({ fresh: false });
});

it('a comment that moved between two pages has one row, at its first place and in its last state', async () => {
  const first = aThread(10, [aComment(1), aComment(2)], 'next');
  const second = aThread(10, [aComment(1, { likeNum: 9 }), aComment(3)]);
  fakeNetwork({ [LIST]: [{ data: first }, { data: second }] });
  const { result } = renderHook(() => useThreadList(7, HOT, null), { wrapper: WithQueries });
  await waitFor(() => expect(result.current.lines).toHaveLength(2));
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(result.current.lines.map(({ key }) => key)).toEqual(['1', '2', '3']));
  expect(result.current.lines[0]?.comment?.likeNum).toBe(9);
});

it('the pinned comment and a deleted one have no rows', async () => {
  const deleted = { deleted: true, replyNum: 0 };
  fakeNetwork({
    [LIST]: { data: aThread(10, [aComment(1), aComment(2, deleted), aComment(3), aComment(4)]) },
  });
  const { result } = renderHook(() => useThreadList(7, HOT, 3), { wrapper: WithQueries });
  await waitFor(() => expect(result.current.lines.map(({ key }) => key)).toEqual(['1', '4']));
});
