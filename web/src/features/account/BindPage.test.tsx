import { useToasts } from '@/components/ui/toast/toastStore';
import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { isElsewhere, leavePage, renderScreen, renderWithHistory } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { GUEST, storeAccount } from './accountStore';
import BindPage from './BindPage';

const BIND = '/api/user/bind';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  useToasts.setState({ toasts: [] });
});

it('an answer that arrives after the page was left shows a toast and does not navigate', async () => {
  const late = lateAnswer();
  const { sent } = fakeNetwork({ [BIND]: late.answer });
  renderWithHistory(<BindPage />, '/bind');
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  await userEvent.type(screen.getByLabelText('验证码'), '123456');
  await waitFor(() => expect(sent).toHaveLength(1));
  await leavePage();
  await act(async () => late.comes({ data: aStatus({ version: 2, phone: '138****8000' }) }));
  await waitFor(() => expect(toasts()).toEqual(['手机号绑定成功']));
  expect(isElsewhere()).toBe(true);
});

it('no phone can be bound in youth mode', () => {
  pushStatus(7, aStatus({ version: 2, youth: true }));
  renderScreen(<BindPage />, { at: '/bind' });
  expect(screen.getByRole('link', { name: '青少年模式' })).toHaveAttribute('href', '/youth');
  expect(screen.queryByLabelText('手机号')).toBeNull();
});
