import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Rail } from '.';

function show() {
  const clicked = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <Rail
      label="热门"
      items={['甲', '乙']}
      itemKey={(item) => item}
      renderItem={(item) => (
        <>
          <a href={`#${item}`}>{item}</a>
          <dialog open>{item}的菜单</dialog>
        </>
      )}
    />,
  );
  const rail = screen.getByRole('list', { name: '热门' });
  rail.addEventListener('click', clicked);
  rail.scrollLeft = 100;
  return { rail, link: screen.getByRole('link', { name: '甲' }), clicked };
}

const at = (clientX: number, pointerType = 'mouse') => ({ clientX, pointerType, button: 0, pointerId: 1 });

it('a pressed mouse drags it, and the release causes no click', () => {
  const { rail, link, clicked } = show();
  fireEvent.pointerDown(link, at(200));
  fireEvent.pointerMove(window, at(150));
  expect(rail.scrollLeft).toBe(150);
  expect(rail).toHaveAttribute('data-dragging');
  fireEvent.pointerUp(window, at(150));
  fireEvent.click(link);
  expect(clicked).not.toHaveBeenCalled();
  expect(rail).not.toHaveAttribute('data-dragging');
});

it('a move below five pixels is a click', () => {
  const { rail, link, clicked } = show();
  fireEvent.pointerDown(link, at(200));
  fireEvent.pointerMove(window, at(196));
  fireEvent.pointerUp(window, at(196));
  fireEvent.click(link);
  expect(rail.scrollLeft).toBe(100);
  expect(clicked).toHaveBeenCalledOnce();
});

it('a finger scrolls it natively', () => {
  const { rail, link } = show();
  fireEvent.pointerDown(link, at(200, 'touch'));
  fireEvent.pointerMove(window, at(120, 'touch'));
  expect(rail.scrollLeft).toBe(100);
  expect(rail).not.toHaveAttribute('data-dragging');
});

it('a drag in a dialog inside it does not move it', () => {
  const { rail } = show();
  fireEvent.pointerDown(screen.getByText('甲的菜单'), at(200));
  fireEvent.pointerMove(window, at(120));
  expect(rail.scrollLeft).toBe(100);
});
