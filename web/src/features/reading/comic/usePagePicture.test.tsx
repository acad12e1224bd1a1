import type { BookImage } from '@/api/types';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePagePicture } from './usePagePicture';

const image = (full: string): BookImage => ({ full, medium: full, blur: '', width: 720, height: 1_000 });

function show(reload: (() => Promise<unknown>) | null) {
  const first = image('/pages/1?signed=a');
  return renderHook(({ newest }) => usePagePicture(newest, reload), { initialProps: { newest: first } });
}

it('a shown image stays when its address changes', () => {
  const { result, rerender } = show(null);
  act(() => result.current.onLoad());
  rerender({ newest: image('/pages/1?signed=b') });
  expect(result.current).toMatchObject({ state: 'shown', attempt: 0, image: { full: '/pages/1?signed=a' } });
});

it('an expired address is renewed once automatically, and the image loads from the new address', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const { result, rerender } = show(reload);
  act(() => result.current.onError());
  expect(reload).toHaveBeenCalledOnce();
  expect(result.current.state).toBe('loading');
  rerender({ newest: image('/pages/1?signed=b') });
  await waitFor(() => expect(result.current.image.full).toBe('/pages/1?signed=b'));
  expect(result.current.attempt).toBeGreaterThan(0);
});

it('a failure after an address change is also retried automatically', () => {
  const reload = vi.fn(() => Promise.resolve());
  const { result, rerender } = show(reload);
  rerender({ newest: image('/pages/1?signed=b') });
  expect(result.current.attempt).toBe(1);
  act(() => result.current.onError());
  expect(reload).toHaveBeenCalledOnce();
  expect(result.current.state).toBe('loading');
});

it('a second failure shows an error until the reader retries', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const { result } = show(reload);
  act(() => result.current.onError());
  await waitFor(() => expect(result.current.attempt).toBe(1));
  act(() => result.current.onError());
  expect(result.current.state).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.attempt).toBe(2));
  expect(result.current.state).toBe('loading');
});

it('an image with a public address fails at once', async () => {
  const { result } = show(null);
  act(() => result.current.onError());
  expect(result.current.state).toBe('failed');
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.attempt).toBe(1));
});
