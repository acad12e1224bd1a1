import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { coveredHeight, useKeyboardInset } from './useKeyboardInset';

afterEach(() => vi.unstubAllGlobals());

it('a keyboard covers what the visual viewport leaves of the window below it', () => {
  expect(coveredHeight(812, { height: 476, offsetTop: 0, scale: 1 })).toBe(336);
  expect(coveredHeight(812, { height: 476, offsetTop: 100, scale: 1 })).toBe(236);
});

it('a window that shrinks with its keyboard is not covered, and neither is a zoomed page', () => {
  expect(coveredHeight(476, { height: 476, offsetTop: 0, scale: 1 })).toBe(0);
  expect(coveredHeight(812, { height: 406, offsetTop: 0, scale: 2 })).toBe(0);
});

it('the inset follows the visual viewport while the component is mounted', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  const inset = () => document.documentElement.style.getPropertyValue('--keyboard');
  const Field = () => {
    useKeyboardInset();
    return null;
  };
  const { unmount } = render(<Field />);
  expect(inset()).toBe('0px');
  viewport.height -= 300;
  viewport.dispatchEvent(new Event('resize'));
  expect(inset()).toBe('300px');
  viewport.offsetTop = 120;
  viewport.dispatchEvent(new Event('scroll'));
  expect(inset()).toBe('180px');
  unmount();
  expect(inset()).toBe('');
});
