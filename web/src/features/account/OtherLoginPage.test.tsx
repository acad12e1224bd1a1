import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork, lateAnswer, NEVER } from '@test/fakeNetwork';
import { setDevice } from '@test/device';
import { renderScreen } from '@test/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useConsentStore } from '@/features/legal';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import OtherLoginPage from './OtherLoginPage';

const REGISTERS = '/api/user/loginWithPhone';
const KNOWN_ONLY = '/api/user/loginPhoneWithoutRegister';
const account = { ...GUEST, uid: 9, token: 't', name: '玩家AB12', accountType: 1 };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const registers = (flag: number) => setDevice({ otherConfig: { phoneAutoRegister: flag } });

async function agree() {
  const box = screen.getByRole('checkbox', { name: '我已阅读并同意' });
  if (!(box as HTMLInputElement).checked) await userEvent.click(box);
}

async function signIn() {
  await agree();
  await userEvent.type(screen.getByLabelText('手机号'), '13812345678');
  await userEvent.type(screen.getByLabelText('验证码'), '012345');
}

beforeEach(() => {
  // The device remembers the consent.
  localStorage.setItem('consent', JSON.stringify({ documents: '', version: 1 }));
  useConsentStore.fresh();
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
  fakeNetwork({ [REGISTERS]: { code: 1007, data: { until, reason: '刷屏', uid: 7, appealToken: 'a' } } });
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await signIn();
  const dialog = await screen.findByRole('dialog', { name: '账号已被暂停使用' });
  expect(dialog).toHaveTextContent('2026-12-01 08:00 恢复');
  expect(dialog).toHaveTextContent('原因：刷屏');
});

it.each([
  [1, false],
  [0, true],
])('a device remembers the consent only for sign-ins that register nobody', (flag, remembered) => {
  registers(flag);
  renderScreen(<OtherLoginPage />, { at: '/other' });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(remembered);
});

it('the agreement can be read before it is accepted', async () => {
  renderScreen(<OtherLoginPage />, { at: '/other' });
  await userEvent.click(screen.getByText('《隐私政策》'));
  expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
});

describe('the sixth digit', () => {
  const phone = () => screen.getByLabelText<HTMLInputElement>('手机号');
  const code = () => screen.getByLabelText<HTMLInputElement>('验证码');
  const codes = (sent: { body?: string }[]) =>
    sent.map(({ body }) => new URLSearchParams(body).get('smsCode'));
  const refusal = { code: 1004, msg: '验证码错误或已过期' };

  it('submits when it is pasted in the text of a whole message', async () => {
    const { sent } = fakeNetwork({ [REGISTERS]: { data: account } });
    renderScreen(<OtherLoginPage />, { at: '/other' });
    await agree();
    await userEvent.type(phone(), '13812345678');
    await userEvent.click(code());
    await userEvent.paste('您的验证码是 012345，5 分钟内有效。');
    await waitFor(() => expect(useAccount.getState().uid).toBe(9));
    expect(codes(sent)).toEqual(['012345']);
  });

  it('submits once when the system fills the field, however many events it sends', async () => {
    const { sent } = fakeNetwork({ [REGISTERS]: NEVER });
    renderScreen(<OtherLoginPage />, { at: '/other' });
    await agree();
    await userEvent.type(phone(), '13812345678');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    for (let event = 0; event < 3; event += 1) fireEvent.change(code(), { target: { value: '012345' } });
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.type(code(), '6{Enter}');
    expect(codes(sent)).toEqual(['012345']);
    expect(code()).toHaveValue('012345');
  });

  it('moves to the phone instead while the phone is wrong, and says why', async () => {
    const { fetch } = fakeNetwork({});
    renderScreen(<OtherLoginPage />, { at: '/other' });
    await userEvent.type(phone(), '1381234');
    await userEvent.type(code(), '012345');
    expect(phone()).toHaveFocus();
    expect(phone()).toHaveAccessibleDescription('请填写正确的电话');
    expect(code()).toHaveValue('012345');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asking for a code with a wrong phone moves to the phone', async () => {
    const { fetch } = fakeNetwork({});
    renderScreen(<OtherLoginPage />, { at: '/other' });
    await userEvent.type(phone(), '1381234');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(phone()).toHaveFocus();
    expect(phone()).toHaveAccessibleDescription('请填写正确的电话');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a refused code stays focused and selected, is announced, and its correction submits again', async () => {
    const { sent } = fakeNetwork({ [REGISTERS]: [refusal, refusal, { data: account }] });
    renderScreen(<OtherLoginPage />, { at: '/other' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误或已过期');
    expect(code()).toHaveFocus();
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
    // Typing replaces the selection.
    await userEvent.keyboard('111111');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.type(code(), '{Backspace}2', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await waitFor(() => expect(useAccount.getState().uid).toBe(9));
    expect(codes(sent)).toEqual(['012345', '111111', '111112']);
  });

  it('announces the request until the answer comes', async () => {
    const late = lateAnswer();
    fakeNetwork({ [REGISTERS]: late.answer });
    renderScreen(<OtherLoginPage />, { at: '/other' });
    const status = () => screen.getByRole('status');
    expect(status()).toBeEmptyDOMElement();
    await signIn();
    expect(status()).toHaveTextContent('正在核对验证码');
    await act(async () => late.comes(refusal));
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
  });

  it('the field says in advance that it goes on by itself', () => {
    renderScreen(<OtherLoginPage />, { at: '/other' });
    expect(code()).toHaveAccessibleDescription('输满6位自动继续');
  });
});
