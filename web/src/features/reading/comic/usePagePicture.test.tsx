import type { BookImage } from '@/api/types';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePagePicture } from './usePagePicture';

const image = (full: string): BookImage => ({ full, medium: full, blur: '', width: 720, height: 1_000 });

function show(reload: (() => Promise<unknown>) | null) {
  const first = image('/pages/1?signed=a');
  return renderHook(({ newest }) => usePagePicture(newest, reload), { initialProps: { newest: first } });
}

it('keeps the picture that is shown when there is a new address for it', () => {
  const { result, rerender } = show(null);
  act(() => result.current.onLoad());
  rerender({ newest: image('/pages/1?signed=b') });
  expect(result.current).toMatchObject({ state: 'shown', attempt: 0, image: { full: '/pages/1?signed=a' } });
});

it('asks for new addresses by itself where they run out, and shows the picture by them', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const { result, rerender } = show(reload);
  act(() => result.current.onError());
  expect(reload).toHaveBeenCalledOnce();
  expect(result.current.state).toBe('loading');
  rerender({ newest: image('/pages/1?signed=b') });
  await waitFor(() => expect(result.current.image.full).toBe('/pages/1?signed=b'));
  expect(result.current.attempt).toBeGreaterThan(0);
});

it('asks again by itself after an address that it had not asked for', () => {
  const reload = vi.fn(() => Promise.resolve());
  const { result, rerender } = show(reload);
  rerender({ newest: image('/pages/1?signed=b') });
  expect(result.current.attempt).toBe(1);
  act(() => result.current.onError());
  expect(reload).toHaveBeenCalledOnce();
  expect(result.current.state).toBe('loading');
});

it('gives up after that, until its reader asks', async () => {
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

it('of a picture that anybody may see, a failure is one at once', async () => {
  const { result } = show(null);
  act(() => result.current.onError());
  expect(result.current.state).toBe('failed');
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.attempt).toBe(1));
});
