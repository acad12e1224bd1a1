import { installOutbox } from '@/data/outbox/environment';
import { useAccount } from '@/features/account';
import { emptyOutbox, setOnline } from '@test/outbox';
import { act, renderHook } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLikeKind } from './likeKind';
import { useLikeToggle } from './useLikeToggle';

const kind = createLikeKind('post', vi.fn());

installOutbox({
  client: new QueryClient(),
  uid: () => useAccount.getState().uid,
  onPlayerChange: (changed) => useAccount.subscribe(changed),
});

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: 7, token: 't' }, true);
  setOnline(false);
});
afterEach(emptyOutbox);

it('a like that is taken back before its answer counts correctly when the answer comes', () => {
  const props = { id: 3, post: 3, liked: false, likeNum: 5 };
  const { result, rerender } = renderHook((data) => useLikeToggle(kind, data), {
    initialProps: props,
    wrapper: MemoryRouter,
  });
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ liked: true, likeNum: 6 });
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ liked: false, likeNum: 5 });
  // The answer to the first tap.
  rerender({ ...props, liked: true, likeNum: 6 });
  expect(result.current).toMatchObject({ liked: false, likeNum: 5 });
});
