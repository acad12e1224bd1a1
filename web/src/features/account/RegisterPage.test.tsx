import { useToasts } from '@/components/ui/toast/toastStore';
import { setDevice } from '@test/device';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import RegisterPage from './RegisterPage';

const account = { ...GUEST, uid: 8, token: 't', loginName: 'sky_02', name: 'sky_02', newAccount: 1 };
const press = () => userEvent.click(screen.getByRole('button', { name: '注册并登录' }));

async function fill({ name = 'sky_02', password = 'Abcd1234', confirm = 'Abcd1234' } = {}) {
  await userEvent.type(screen.getByLabelText('账号'), name);
  await userEvent.type(screen.getByLabelText('密码'), password);
  await userEvent.type(screen.getByLabelText('确认密码'), confirm);
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  useAccount.setState(GUEST, true);
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a player may register by phone instead, unless the configuration forbids it', () => {
  setDevice({ otherConfig: { phoneAutoRegister: 1 } });
  const { unmount } = renderScreen(<RegisterPage />, { at: '/register' });
  expect(screen.getByRole('link', { name: '用手机号注册' })).toHaveAttribute('href', '/other');
  unmount();
  setDevice({ otherConfig: { phoneAutoRegister: 0 } });
  renderScreen(<RegisterPage />, { at: '/register' });
  expect(screen.queryByRole('link', { name: '用手机号注册' })).toBeNull();
});

it('the form registers with the invitation from the address and signs in', async () => {
  localStorage.setItem('inviteCode', 'SKY88');
  const { sent } = fakeNetwork({ '/api/user/registerWithName': { data: account } });
  renderScreen(<RegisterPage />, { at: '/register' });
  await fill();
  await press();
  await waitFor(() => expect(useAccount.getState().uid).toBe(8));
  const form = Object.fromEntries(new URLSearchParams(sent[0]?.body));
  expect(form).toMatchObject({ loginName: 'sky_02', password: 'Abcd1234', inviteCode: 'SKY88' });
  expect(form.deviceID).toMatch(/^[0-9a-f]{32}$/);
  expect(form).not.toHaveProperty('confirm');
  expect(localStorage.getItem('inviteCode')).toBeNull();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['欢迎加入，sky_02']);
});

it('rule violations are reported before a request is sent', async () => {
  const { fetch } = fakeNetwork({});
  renderScreen(<RegisterPage />, { at: '/register' });
  await fill({ name: 'a', password: 'short', confirm: 'other' });
  await press();
  expect(screen.getByText('账号是4到20位字母、数字或下划线')).toBeVisible();
  expect(screen.getByText('密码至少8位，长一点更安全')).toBeVisible();
  expect(screen.getByText('两次输入的密码不一样')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  [{ code: 1002, msg: '这个账号已经有人用了' }, '这个账号已经有人用了'],
  [
    { status: 400, code: 4000, msg: '填写有误', data: { loginName: '账号里有不能用的词' } },
    '账号里有不能用的词',
  ],
])('the server’s error is shown at its field', async (answer, text) => {
  fakeNetwork({ '/api/user/registerWithName': answer });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderScreen(<RegisterPage />, { at: '/register' });
  await fill();
  await press();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('账号')).toHaveAccessibleDescription(text);
});
