import type { ThreadEvent } from '@/realtime';
import { push, seqOf } from '@test/fakeTopic';
import { browseAsVisitor, commentEvent } from '@test/postScreen';
import { testClient } from '@test/queryClient';
import { renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useThread } from './useThread';

const onEvents = vi.fn<(events: readonly ThreadEvent[]) => void>();
const beforeChange = vi.fn();

beforeEach(() => {
  browseAsVisitor();
  vi.clearAllMocks();
});

const watch = () =>
  renderHook(
    () =>
      useThread({
        post: 7,
        read: { seq: 10, likesVersion: 1 },
        onEvents,
        onLikes: () => undefined,
        beforeChange,
        refetch: async () => null,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={testClient()}>{children}</QueryClientProvider>
      ),
    },
  );

it('the pushes of one animation frame are applied together and in order', async () => {
  const { result } = watch();
  const watching = (count: number) => ({ type: 'watching', postId: 7, count });
  await push('post:7', commentEvent(11, 3), watching(2), commentEvent(12, 4), watching(3));
  expect(onEvents.mock.calls.map(([events]) => events.map(({ seq }) => seq))).toEqual([[11, 12]]);
  expect(beforeChange).toHaveBeenCalledOnce();
  expect(result.current.watching).toBe(3);
});

it('the log takes a push before the frame, so that a repeated one is known', async () => {
  watch();
  expect(await push('post:7', commentEvent(11, 3), commentEvent(11, 3))).toBe('known');
  expect(seqOf('post:7')).toBe(11);
  expect(onEvents.mock.calls.flatMap(([events]) => events)).toHaveLength(1);
});

it('a page that was left still applies what was pushed before', async () => {
  const { unmount } = watch();
  const pushed = push('post:7', commentEvent(11, 3));
  unmount();
  await pushed;
  expect(onEvents).toHaveBeenCalledOnce();
});
