import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MouseBackground } from './MouseBackground';

beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
});

it('the sky moves against the mouse, by three tenths of its distance from the centre', () => {
  const { container } = render(<MouseBackground />);
  const sky = container.firstElementChild as HTMLElement;
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  fireEvent.mouseMove(window, { clientX: middle.x + 100, clientY: middle.y - 50 });
  expect(sky.style.getPropertyValue('--x')).toBe('-30px');
  expect(sky.style.getPropertyValue('--y')).toBe('15px');
});
