import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PullRefresh } from './PullRefresh';
import { damped, pulledState } from './pullState';

describe('the pull', () => {
  it('gives less the further it goes', () =>
    expect([30, 50, 100, 200].map(damped)).toEqual([30, 50, 75, 100]));
  it('has its states', () => expect([0, 49, 50].map(pulledState)).toEqual(['normal', 'pulling', 'loosing']));
});

let finish: () => void;
const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
const list = () => screen.getByText('列表');
const state = () => list().closest('[data-pull]')?.getAttribute('data-pull');
const touch = (clientY: number, clientX = 100) => ({ touches: [{ clientX, clientY }] });

beforeEach(() => {
  vi.useFakeTimers();
  onRefresh.mockClear();
  render(
    <PullRefresh onRefresh={onRefresh}>
      <p>列表</p>
    </PullRefresh>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

function pull(to: number) {
  fireEvent.touchStart(list(), touch(100));
  fireEvent.touchMove(list(), touch(100 + to));
}

it('goes from pulling over loosing and loading to success, and rests', async () => {
  pull(30);
  expect(state()).toBe('pulling');
  fireEvent.touchMove(list(), touch(200));
  expect(state()).toBe('loosing');
  fireEvent.touchEnd(list());
  expect(state()).toBe('loading');
  expect(onRefresh).toHaveBeenCalledOnce();
  await act(async () => finish());
  expect(state()).toBe('success');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(state()).toBe('normal');
});

it('let go too early, nothing happens', () => {
  pull(30);
  fireEvent.touchEnd(list());
  expect(state()).toBe('normal');
  expect(onRefresh).not.toHaveBeenCalled();
});

it('works with a mouse, too', () => {
  fireEvent.mouseDown(list(), { clientX: 100, clientY: 100 });
  fireEvent.mouseMove(window, { clientX: 100, clientY: 220, buttons: 1 });
  fireEvent.mouseUp(window);
  expect(state()).toBe('loading');
});

it('upwards or sideways it is none', () => {
  pull(-40);
  expect(state()).toBe('normal');
  fireEvent.touchStart(list(), touch(100));
  fireEvent.touchMove(list(), touch(120, 200));
  expect(state()).toBe('normal');
});
