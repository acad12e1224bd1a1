import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge';

it('the badge renders nothing at zero, and caps at 99', () => {
  const { rerender } = render(<Badge count={0} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Badge count={99} />);
  expect(screen.getByRole('status')).toHaveTextContent('99');
  rerender(<Badge count={100} />);
  expect(screen.getByRole('status')).toHaveTextContent('99+');
});

it('the badge animates when the count grows, and not when it falls', () => {
  const { rerender } = render(<Badge count={2} />);
  const before = screen.getByRole('status');
  expect(before.className).not.toMatch(/bump/);
  rerender(<Badge count={1} />);
  expect(screen.getByRole('status')).toBe(before);
  rerender(<Badge count={3} />);
  expect(screen.getByRole('status').className).toMatch(/bump/);
});
