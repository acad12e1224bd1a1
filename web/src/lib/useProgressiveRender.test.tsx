import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useProgressiveRender } from './useProgressiveRender';

const seen: number[] = [];

function Things({ count, first }: { count: number; first?: number }) {
  const shown = useProgressiveRender(Array.from({ length: count }), first).length;
  if (seen.at(-1) !== shown) seen.push(shown);
  return shown;
}

it('what is seen first comes first, all the rest in steps behind it', () => {
  seen.length = 0;
  render(<Things count={20} first={3} />);
  expect(seen).toEqual([3, 6, 12, 20]);
});

it('what comes later comes in steps, too', () => {
  const { rerender } = render(<Things count={3} first={3} />);
  seen.length = 0;
  rerender(<Things count={10} first={3} />);
  expect(seen).toEqual([3, 6, 10]);
});

it('where nothing is said, all of it comes at once', () => {
  seen.length = 0;
  render(<Things count={20} />);
  expect(seen).toEqual([20]);
});

it('what is painted ahead is what is seen first', () => {
  expect(renderToString(<Things count={20} first={4} />)).toBe('4');
});
