import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { useToasts } from '../toast/toastStore';
import { PullRefresh } from './PullRefresh';
import { damped, pulledState } from './pullState';

describe('the pull', () => {
  it('is damped more the further it is pulled', () =>
    expect([30, 50, 100, 200].map(damped)).toEqual([30, 50, 75, 100]));
  it('has a state for each distance', () =>
    expect([0, 49, 50].map(pulledState)).toEqual(['normal', 'pulling', 'loosing']));
});

let finish: () => void;
let fail: (error: unknown) => void;
const clicked = vi.fn();
const onRefresh = vi.fn(() => new Promise<void>((resolve, reject) => ([finish, fail] = [resolve, reject])));
const list = () => screen.getByText('列表');
const state = () => list().closest('[data-pull]')?.getAttribute('data-pull');
const touch = (clientY: number, clientX = 100) => ({ touches: [{ clientX, clientY }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  useToasts.setState({ toasts: [] });
  render(
    <PullRefresh onRefresh={onRefresh}>
      <p>列表</p>
      <a href="#there" onClick={clicked}>
        那边
      </a>
      <dialog open>
        <p>说明</p>
      </dialog>
    </PullRefresh>,
  );
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

function pull(to: number) {
  fireEvent.touchStart(list(), touch(100));
  fireEvent.touchMove(list(), touch(100 + to));
}

it('the pull passes through pulling, loosing, loading and success, and rests', async () => {
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

it('the pull does nothing if it is released too early', () => {
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

const mouse = (clientY: number, buttons = 1) => ({ clientX: 100, clientY, buttons });

describe('a link that is pulled by a mouse', () => {
  const link = () => screen.getByRole('link', { name: '那边' });

  it('is not dragged by the browser, which would swallow the release', () => {
    fireEvent.mouseDown(link(), mouse(100));
    expect(fireEvent.dragStart(link())).toBe(false);
    fireEvent.mouseMove(window, mouse(220));
    fireEvent.mouseUp(window);
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('is not clicked by the pull; the next press is a click', async () => {
    fireEvent.mouseDown(link(), mouse(100));
    fireEvent.mouseMove(window, mouse(120));
    fireEvent.mouseUp(window);
    fireEvent.click(link());
    expect(clicked).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.mouseDown(link(), mouse(100));
    fireEvent.mouseMove(window, mouse(104));
    fireEvent.mouseUp(window);
    fireEvent.click(link());
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('returns to rest if the release was outside the window', () => {
    fireEvent.mouseDown(link(), mouse(100));
    fireEvent.mouseMove(window, mouse(220));
    fireEvent.mouseMove(window, mouse(230, 0));
    expect(state()).toBe('normal');
    expect(onRefresh).not.toHaveBeenCalled();
  });
});

it('a cancelled touch is not a release', () => {
  pull(120);
  fireEvent.touchCancel(list());
  expect(state()).toBe('normal');
  expect(onRefresh).not.toHaveBeenCalled();
});

it('a failed reload shows its error, and can be repeated', async () => {
  pull(120);
  fireEvent.touchEnd(list());
  await act(async () => fail(new ApiError('服务不可用', 503, null)));
  expect(useToasts.getState().toasts.map(({ type, text }) => [type, text])).toEqual([
    ['error', '服务不可用'],
  ]);
  expect(state()).toBe('normal');
  pull(120);
  expect(state()).toBe('loosing');
});

describe('a touch that begins in a dialog', () => {
  const text = () => screen.getByText('说明');

  it('does not pull the page below, and scrolls its own container', () => {
    // An earlier touch on the page must not matter.
    fireEvent.touchStart(list(), touch(100));
    fireEvent.touchEnd(list());
    fireEvent.touchStart(text(), touch(100));
    expect(fireEvent.touchMove(text(), touch(220))).toBe(true);
    expect(state()).toBe('normal');
  });

  it('does not pull the page with a mouse, either', () => {
    fireEvent.mouseDown(list(), mouse(100));
    fireEvent.mouseUp(window);
    fireEvent.mouseDown(text(), mouse(100));
    fireEvent.mouseMove(window, mouse(220));
    expect(state()).toBe('normal');
  });
});

it('a move upwards or sideways does not pull', () => {
  pull(-40);
  expect(state()).toBe('normal');
  fireEvent.touchStart(list(), touch(100));
  fireEvent.touchMove(list(), touch(120, 200));
  expect(state()).toBe('normal');
});
