import { enterModal } from '@/components/ui/modals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSideWheel } from './useSideWheel';

const HEIGHT_PX = 500;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(4 * HEIGHT_PX);
  Element.prototype.scrollBy = function scrollBy(this: Element, by?: ScrollToOptions | number) {
    this.scrollTop += (by as ScrollToOptions).top!;
  };
});

function Desk() {
  useSideWheel();
  return (
    <>
      <p>旁边</p>
      <div style={{ overflowY: 'auto' }} data-testid="page">
        <p>正文</p>
      </div>
    </>
  );
}

function show() {
  render(<Desk />);
  document.elementFromPoint = () => screen.getByText('正文');
  return screen.getByTestId('page');
}

it.each([
  ['pixels', 0, 100, 100],
  ['lines', 1, 3, 60],
  ['pages', 2, 1, HEIGHT_PX],
])('the wheel at the side scrolls the page by %s', (_, deltaMode, deltaY, expected) => {
  const page = show();
  fireEvent.wheel(screen.getByText('旁边'), { deltaMode, deltaY });
  expect(page.scrollTop).toBe(expected);
});

it('the browser scrolls what is under the mouse', () => {
  const page = show();
  fireEvent.wheel(screen.getByText('正文'), { deltaY: 100 });
  expect(page.scrollTop).toBe(0);
});

it('the wheel with Ctrl zooms the browser', () => {
  const page = show();
  fireEvent.wheel(screen.getByText('旁边'), { deltaY: 100, ctrlKey: true });
  expect(page.scrollTop).toBe(0);
});

it('the page behind an open dialog does not scroll', () => {
  const page = show();
  let leave = () => {};
  act(() => {
    leave = enterModal(document.body);
  });
  fireEvent.wheel(screen.getByText('旁边'), { deltaY: 100 });
  expect(page.scrollTop).toBe(0);
  act(() => leave());
  fireEvent.wheel(screen.getByText('旁边'), { deltaY: 100 });
  expect(page.scrollTop).toBe(100);
});
