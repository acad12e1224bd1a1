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

it('the hook shows the initial items first, then the rest in steps', () => {
  seen.length = 0;
  render(<Things count={20} first={3} />);
  expect(seen).toEqual([3, 6, 12, 20]);
});

it('the hook shows added items in steps, too', () => {
  const { rerender } = render(<Things count={3} first={3} />);
  seen.length = 0;
  rerender(<Things count={10} first={3} />);
  expect(seen).toEqual([3, 6, 10]);
});

it('without an initial count, shows all items at once', () => {
  seen.length = 0;
  render(<Things count={20} />);
  expect(seen).toEqual([20]);
});

it('the hook prerenders only the initial items', () => {
  expect(renderToString(<Things count={20} first={4} />)).toBe('4');
});
