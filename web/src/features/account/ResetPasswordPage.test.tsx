import { useToasts } from '@/components/ui/toast/toastStore';
import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { isElsewhere, leavePage, renderScreen, renderWithHistory } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, storeAccount } from './accountStore';
import FindPasswordPage from './FindPasswordPage';
import ResetPasswordPage from './ResetPasswordPage';

const RESET = '/api/user/resetPassword';
const ME = '/api/user/center/me';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const form = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body));

beforeEach(() => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a status that fails to load shows the error and a retry', async () => {
  fakeNetwork({ [ME]: [{ status: 503 }, { data: aStatus() }] });
  renderScreen(<ResetPasswordPage />, { at: '/reset' });
  await userEvent.click(await screen.findByRole('button', { name: '点一下重试' }));
  expect(await screen.findByLabelText('现在的密码')).toBeVisible();
});

it('a player with a password enters the old and the new one', async () => {
  pushStatus(7, { version: 1, hasPassword: true, phone: null });
  const { sent } = fakeNetwork({
    [RESET]: [{ code: 1001, msg: '账号或密码不正确' }, { data: null }],
    [ME]: { data: aStatus({ version: 2 }) },
  });
  renderScreen(<ResetPasswordPage />, { at: '/reset' });
  await type('现在的密码', 'Abcd1234');
  await type('新密码', 'Abcd1234');
  await type('确认新密码', 'Abcd1234');
  const submit = () => userEvent.click(screen.getByRole('button', { name: '修改密码' }));
  await submit();
  expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('新密码和现在的一样');
  await type('新密码', '5');
  await type('确认新密码', '5');
  await submit();
  await waitFor(() =>
    expect(screen.getByLabelText('现在的密码')).toHaveAccessibleDescription('现在的密码不对'),
  );
  await submit();
  await waitFor(() => expect(toasts()).toEqual(['新密码设置好了，其他设备需要重新登录']));
  expect(form(sent[0]?.body)).toMatchObject({ oldPassword: 'Abcd1234', newPassword: 'Abcd12345' });
  expect(form(sent[0]?.body)).not.toHaveProperty('confirm');
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
});

it('a player without a password uses a code', async () => {
  pushStatus(7, { version: 1, hasPassword: false, phone: '138****5678' });
  const { sent } = fakeNetwork({ [RESET]: { data: null }, [ME]: { data: aStatus({ version: 2 }) } });
  renderScreen(<ResetPasswordPage />, { at: '/reset' });
  expect(screen.queryByLabelText('现在的密码')).toBeNull();
  expect(screen.getByText('138****5678')).toBeVisible();
  await type('手机号', '13812345678');
  await type('验证码', '012345');
  await type('新密码', 'Abcd1234');
  await type('确认新密码', 'Abcd1234');
  await userEvent.click(screen.getByRole('button', { name: '设置新密码' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(form(sent[0]?.body)).toMatchObject({
    phone: '13812345678',
    smsCode: '012345',
    newPassword: 'Abcd1234',
  });
});

it('an answer that arrives after the page was left shows a toast and does not navigate', async () => {
  pushStatus(7, { version: 1, hasPassword: true, phone: null });
  const late = lateAnswer();
  const { sent } = fakeNetwork({ [RESET]: late.answer, [ME]: { data: aStatus({ version: 2 }) } });
  renderWithHistory(<ResetPasswordPage />, '/reset');
  await type('现在的密码', 'Abcd1234');
  await type('新密码', 'Abcd12345');
  await type('确认新密码', 'Abcd12345');
  await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await leavePage();
  await act(async () => late.comes({ data: null }));
  await waitFor(() => expect(toasts()).toEqual(['新密码设置好了，其他设备需要重新登录']));
  expect(isElsewhere()).toBe(true);
});

it('no form appears until the status says whether a password exists', () => {
  renderScreen(<ResetPasswordPage />, { at: '/reset' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('without a bound phone the page leads to binding first, because a code needs a phone', () => {
  pushStatus(7, { version: 1, hasPassword: true, phone: null });
  renderScreen(<FindPasswordPage />, { at: '/find' });
  expect(screen.getByText('去绑定')).toHaveAttribute('href', '/bind');
});
