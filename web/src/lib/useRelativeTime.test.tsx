import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRelativeTime } from './useRelativeTime';

const rendered = vi.fn();

function Age({ of }: { of: number }) {
  rendered();
  return <time>{useRelativeTime(of)}</time>;
}

beforeEach(() => {
  vi.useFakeTimers();
  rendered.mockClear();
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('the age of a shown time stays current and renders only with a new text', async () => {
  render(<Age of={Date.now()} />);
  rendered.mockClear();
  await pass(45_000);
  expect(screen.getByText('刚刚')).toBeVisible();
  expect(rendered).not.toHaveBeenCalled();
  await pass(30_000);
  expect(screen.getByText('1分钟前')).toBeVisible();
  expect(rendered).toHaveBeenCalledOnce();
});

it('all shown times share one timer, which ends with the last of them', () => {
  const before = vi.getTimerCount();
  const list = render([1, 2, 3].map((key) => <Age key={key} of={Date.now()} />));
  expect(vi.getTimerCount()).toBe(before + 1);
  list.unmount();
  expect(vi.getTimerCount()).toBe(before);
});
