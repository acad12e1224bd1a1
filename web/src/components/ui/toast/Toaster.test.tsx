import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../Dialog';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '.';
import { Toaster } from './Toaster';
import { useToasts } from './toastStore';

beforeEach(() => useToasts.setState({ toasts: [] }));

it('toasts are 16 pixels below the bar, show their type, and disappear on a tap', async () => {
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

it('a toast with an action runs it only by its button', async () => {
  const undo = vi.fn();
  toast.success('已拉黑', { onTap: undo, action: '撤销' });
  render(<Toaster />);
  await userEvent.click(screen.getByText('已拉黑'));
  expect(undo).not.toHaveBeenCalled();
  act(() => toast.success('已拉黑', { onTap: undo, action: '撤销' }));
  await userEvent.click(screen.getByRole('button', { name: '撤销', hidden: true }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('已拉黑')).toBeNull();
});

it('toasts move into an open dialog, where they are announced and can be tapped, and move back when it closes', async () => {
  const page = (open: boolean) => (
    <>
      <Toaster />
      {open && (
        <Dialog title="举报" onClose={() => undefined}>
          为什么
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(true));
  act(() => void (toast.error('没能送到'), toast.info('再看看')));
  const dialog = within(screen.getByRole('dialog', { name: '举报' }));
  await userEvent.click(dialog.getByText('没能送到'));
  expect(screen.queryByText('没能送到')).toBeNull();
  expect(dialog.getByText('再看看')).toBeInTheDocument();
  rerender(page(false));
  expect(screen.getByText('再看看')).toBeInTheDocument();
});
