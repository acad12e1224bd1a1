import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import ForgotPasswordPage from './ForgotPasswordPage';

const CODE = '/api/user/smsCode';
const RESET = '/api/user/resetPassword';
const LOGIN = '/api/user/login';
const account = { ...GUEST, uid: 7, token: 't', name: '小晴' };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const form = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body));

function open() {
  renderScreen(<ForgotPasswordPage />, { at: '/forgot' });
}

async function fill() {
  await type('手机号', '13812345678');
  await type('验证码', '012345');
  await userEvent.keyboard('Abcd1234');
  await type('确认新密码', 'Abcd1234{Enter}');
}

beforeEach(() => {
  useAccount.setState(GUEST, true);
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('one code sets the password, and the password signs in', async () => {
  const { sent } = fakeNetwork({
    [CODE]: { data: { resendAfter: 60, requestId: 'the-request' } },
    [RESET]: { data: null },
    [LOGIN]: { data: account },
  });
  open();
  await type('手机号', '13812345678');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveFocus());
  await userEvent.keyboard('012345');
  // The sixth digit leads to the next field, which is not wrong because it is empty.
  expect(screen.getByLabelText('新密码')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('Abcd1234');
  await type('确认新密码', 'Abcd1234{Enter}');
  await waitFor(() => expect(useAccount.getState().uid).toBe(7));
  expect(sent.map(({ url }) => url)).toEqual([CODE, RESET, LOGIN]);
  expect(form(sent[0]?.body)).toMatchObject({ phone: '13812345678', scene: 'reset' });
  expect(form(sent[1]?.body)).toMatchObject({
    phone: '13812345678',
    smsCode: '012345',
    requestId: 'the-request',
    newPassword: 'Abcd1234',
  });
  expect(form(sent[2]?.body)).toMatchObject({ loginName: '13812345678', password: 'Abcd1234' });
  expect(toasts()).toEqual(['验证码已发送，请留意短信', '新密码设置好了', '欢迎回来，小晴']);
});

it('a code that is filled in last submits the form', async () => {
  const { sent } = fakeNetwork({ [RESET]: { data: null }, [LOGIN]: { data: account } });
  open();
  await type('手机号', '13812345678');
  await type('新密码', 'Abcd1234');
  await type('确认新密码', 'Abcd1234');
  await type('验证码', '012345');
  await waitFor(() => expect(useAccount.getState().uid).toBe(7));
  expect(sent).toHaveLength(2);
});

it('the page says in advance what an account without a phone can do', () => {
  open();
  expect(screen.getByText(/没绑过手机的账号/)).toBeVisible();
  expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/faq');
});

it('a phone without an account is reported after the right code, with links to support and to another number', async () => {
  fakeNetwork({ [RESET]: { code: 1006, msg: '这个手机号还没有注册' } });
  open();
  await fill();
  const dialog = await screen.findByRole('dialog', { name: '没有账号绑定这个手机' });
  expect(dialog).toHaveTextContent('客服可以帮你找回');
  await userEvent.click(screen.getByRole('button', { name: '换个号码' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('where')).toHaveTextContent('/forgot');
});

it('a wrong code is shown at its field, and nothing signs in', async () => {
  const { sent } = fakeNetwork({ [RESET]: { code: 1004, msg: '验证码错误或已过期' } });
  open();
  await fill();
  await waitFor(() =>
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已过期'),
  );
  expect(screen.getByLabelText('验证码')).toHaveFocus();
  expect(sent).toHaveLength(1);
});

it('a password that is set but does not sign in leads to the login, because the code is used up', async () => {
  const suspended = {
    until: '2026-12-01T00:00:00.000Z',
    reason: '刷屏',
    uid: 7,
    appealToken: 'a',
  };
  fakeNetwork({ [RESET]: { data: null }, [LOGIN]: { code: 1007, data: suspended } });
  open();
  await fill();
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/login'));
  expect(toasts()).toEqual(['新密码设置好了，请用它登录']);
  expect(useAccount.getState().uid).toBe(0);
});
