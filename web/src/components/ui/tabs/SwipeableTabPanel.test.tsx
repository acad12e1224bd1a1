import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SwipeableTabPanel } from './SwipeableTabPanel';

const onChoose = vi.fn();
const clicked = vi.fn();
const at = (clientX: number) => ({
  clientX,
  clientY: 100,
  button: 0,
  pointerId: 1,
  isPrimary: true,
  pointerType: 'touch',
});

function show() {
  onChoose.mockClear();
  clicked.mockClear();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(
    <SwipeableTabPanel tabs={[{ id: 'posts' }, { id: 'comments' }]} active="posts" onChoose={onChoose}>
      <p>帖子</p>
      <dialog open>
        <button type="button" onClick={clicked}>
          图片
        </button>
      </dialog>
    </SwipeableTabPanel>,
  );
}

function swipe(element: HTMLElement) {
  fireEvent.pointerDown(element, at(250));
  fireEvent.pointerMove(window, at(50));
  fireEvent.pointerUp(window, at(50));
}

it('a swipe opens the next tab', () => {
  show();
  swipe(screen.getByText('帖子'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('comments');
});

it('a swipe in a dialog does not change the tab', () => {
  show();
  swipe(screen.getByText('图片'));
  expect(onChoose).not.toHaveBeenCalled();
});

it('after a swipe, the next click in a dialog counts', () => {
  show();
  swipe(screen.getByText('帖子'));
  fireEvent.pointerDown(screen.getByText('图片'), at(50));
  fireEvent.click(screen.getByText('图片'));
  expect(clicked).toHaveBeenCalledOnce();
});
