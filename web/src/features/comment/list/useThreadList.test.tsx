import { fakeNetwork } from '@test/fakeNetwork';
import { aComment, aThread } from '@test/posts';
import { LIST } from '@test/postScreen';
import { testClient } from '@test/queryClient';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { HOT } from '../live/applyEvent';
import { changeComments } from '../live/cache';
import { useThreadList } from './useThreadList';

it('a change of one comment leaves the rows of the others', async () => {
  fakeNetwork({ [LIST]: { data: aThread(10, [aComment(1), aComment(2), aComment(3)]) } });
  const { result } = renderHook(() => useThreadList(7, HOT, null), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={testClient()}>{children}</QueryClientProvider>
    ),
  });
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
