import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork } from '@test/fakeNetwork';
import { setDevice } from '@test/device';
import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import OtherLoginPage from './OtherLoginPage';

const REGISTERS = '/api/user/loginWithPhone';
const KNOWN_ONLY = '/api/user/loginPhoneWithoutRegister';
const account = { ...GUEST, uid: 9, token: 't', name: '玩家AB12', accountType: 1 };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const registers = (flag: number) => setDevice({ otherConfig: { phoneAutoRegister: flag } });

async function signIn() {
  await userEvent.type(screen.getByLabelText('手机号'), '13812345678');
  await userEvent.type(screen.getByLabelText('验证码'), '012345');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

beforeEach(() => {
  useAccount.setState(GUEST, true);
  useToasts.setState({ toasts: [] });
  registers(1);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a code signs in, and a new account uses up the invitation', async () => {
  localStorage.setItem('inviteCode', 'SKY88');
  const { sent } = fakeNetwork({ [REGISTERS]: { data: { ...account, newAccount: 1 } } });
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await signIn();
  await waitFor(() => expect(useAccount.getState().uid).toBe(9));
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({
    phone: '13812345678',
    smsCode: '012345',
    inviteCode: 'SKY88',
  });
  expect(localStorage.getItem('inviteCode')).toBeNull();
  expect(toasts()).toEqual(['欢迎加入，玩家AB12']);
});

it('an existing account leaves the invitation for the next registration', async () => {
  localStorage.setItem('inviteCode', 'SKY88');
  fakeNetwork({ [REGISTERS]: { data: account } });
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await signIn();
  await waitFor(() => expect(toasts()).toEqual(['欢迎回来，玩家AB12']));
  expect(localStorage.getItem('inviteCode')).toBe('SKY88');
});

describe('when unknown phones are not registered automatically', () => {
  it('only known phones sign in, and others are offered the registration', async () => {
    registers(0);
    const { sent } = fakeNetwork({ [KNOWN_ONLY]: { code: 1006, msg: '没有注册' } });
    renderScreen(<OtherLoginPage />, { at: '/other' });
    await signIn();
    expect(await screen.findByRole('dialog', { name: '这个手机号还没有注册' })).toBeVisible();
    expect(sent.map(({ url }) => url)).toEqual([KNOWN_ONLY]);
    await userEvent.click(screen.getByText('去注册'));
    expect(screen.getByTestId('where')).toHaveTextContent('/register');
  });
});

it.each([
  [{ code: 1004, msg: '验证码不对' }, '验证码', '验证码不对'],
  [{ status: 400, code: 4000, data: { phone: '请填写正确的电话' } }, '手机号', '请填写正确的电话'],
])('a refusal is shown at its field', async (answer, field, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [REGISTERS]: answer });
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await signIn();
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text));
});

it('a suspension shows its end and its reason', async () => {
  const until = new Date(2026, 11, 1, 8).toISOString();
  fakeNetwork({ [REGISTERS]: { code: 1007, data: { until, reason: '刷屏' } } });
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await signIn();
  const dialog = await screen.findByRole('dialog', { name: '账号已被暂停使用' });
  expect(dialog).toHaveTextContent('2026-12-01 08:00 恢复');
  expect(dialog).toHaveTextContent('原因：刷屏');
});

it('the agreement can be read before it is accepted', async () => {
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await userEvent.click(screen.getByText('《隐私政策》'));
  expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
});
