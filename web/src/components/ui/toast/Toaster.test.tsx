import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { toast } from '.';
import { Toaster } from './Toaster';
import { useToasts } from './toastStore';

beforeEach(() => useToasts.setState({ toasts: [] }));

it('toasts stand 16 pixels below the edge, say of which type they are, and go by a tap', async () => {
  for (const type of ['success', 'info', 'warning', 'error'] as const) toast[type](type, { max: 4 });
  render(<Toaster />);
  const said = screen.getByText('success').parentElement!;
  expect(said.parentElement).toHaveStyle({ paddingTop: '16px' });
  expect([...said.parentElement!.children].map((one) => one.getAttribute('data-type'))).toEqual([
    'success',
    'info',
    'warning',
    'error',
  ]);
  await userEvent.click(said);
  expect(screen.queryByText('success')).toBeNull();
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('error');
});
