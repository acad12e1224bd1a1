import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useControls } from './useControls';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = () => act(() => vi.advanceTimersByTime(10_000));

it('the controls disappear over a playing film, but stay while they have the keyboard focus', () => {
  const { result } = renderHook(() => useControls(true));
  act(() => result.current.focus(true));
  wait();
  expect(result.current.shown).toBe(true);
  act(() => result.current.focus(false));
  wait();
  expect(result.current.shown).toBe(false);
  act(() => result.current.show());
  expect(result.current.shown).toBe(true);
});
