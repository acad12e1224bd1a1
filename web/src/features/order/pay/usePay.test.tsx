import { Toaster } from '@/components/ui/toast/Toaster';
import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { leaveAppTo } from '@/lib/leaveApp';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { anOrder } from '@test/orders';
import { leavePage, renderWithHistory } from '@test/render';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { usePay } from './usePay';

vi.mock('@/lib/leaveApp', () => ({ leaveAppTo: vi.fn(() => Promise.resolve()), leaveAppByForm: vi.fn() }));

function Counter() {
  const { mutate } = usePay();
  return <button onClick={() => mutate({ order: anOrder() })}>支付</button>;
}

it('a player who left the page before the answer stays where they are and gets a toast for the order', async () => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: 7, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  const late = lateAnswer();
  fakeNetwork({ '/api/order/payInfo': late.answer });
  renderWithHistory(<Counter />, '/recharge');
  render(<Toaster />);
  await userEvent.click(screen.getByText('支付'));
  await leavePage();
  await act(async () =>
    late.comes({ data: { type: 'redirect', url: '/cashier', expiresAt: '2098-12-31T12:00:00.000Z' } }),
  );
  await userEvent.click(await screen.findByText('订单还没付款，点这里去支付'));
  expect(leaveAppTo).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(`/orders?id=${anOrder().id}`));
});
