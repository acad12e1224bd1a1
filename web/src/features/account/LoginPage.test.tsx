import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import { useConsentStore } from '@/features/legal';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import LoginPage from './LoginPage';

const account = { ...GUEST, uid: 7, token: 't', loginName: 'sky_01', name: '小晴' };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const press = () => userEvent.click(screen.getByRole('button', { name: '登录' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('账号'), 'sky_01');
  await userEvent.type(screen.getByLabelText('密码'), 'Abcd1234');
}

beforeEach(() => {
  // The device remembers the consent.
  localStorage.setItem('consent', JSON.stringify({ documents: '', version: 1 }));
  useConsentStore.fresh();
  useAccount.setState(GUEST, true);
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a login signs in and welcomes the player by name', async () => {
  const { sent } = fakeNetwork({ '/api/user/login': { data: account } });
  renderScreen(<LoginPage />, { at: '/login' });
  await fill();
  await press();
  await waitFor(() => expect(useAccount.getState().uid).toBe(7));
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({
    loginName: 'sky_01',
    password: 'Abcd1234',
  });
  expect(toasts()).toEqual(['欢迎回来，小晴']);
});

it('missing fields are reported without a request', async () => {
  const { fetch } = fakeNetwork({});
  renderScreen(<LoginPage />, { at: '/login' });
  await press();
  expect(screen.getByText('请填写账号')).toBeVisible();
  expect(screen.getByText('请填写密码')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it('a refusal shows the server’s text', async () => {
  fakeNetwork({ '/api/user/login': { code: 1001, msg: '账号或密码不正确' } });
  renderScreen(<LoginPage />, { at: '/login' });
  await fill();
  await press();
  await waitFor(() => expect(toasts()).toEqual(['账号或密码不正确']));
  expect(useAccount.getState().uid).toBe(0);
});

it('a form cannot be sent twice', async () => {
  const { fetch } = fakeNetwork({ '/api/user/login': NEVER });
  renderScreen(<LoginPage />, { at: '/login' });
  await fill();
  await press();
  await press();
  await userEvent.type(screen.getByLabelText('密码'), '{Enter}');
  expect(fetch).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
});

it('two clicks within one task send one request', async () => {
  const { fetch } = fakeNetwork({ '/api/user/login': NEVER });
  renderScreen(<LoginPage />, { at: '/login' });
  await fill();
  const button = screen.getByRole('button', { name: '登录' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('button', { busy: true });
  expect(fetch).toHaveBeenCalledOnce();
});

it('the login leads to the form for a forgotten password, and back leads to the login', async () => {
  renderScreen(<LoginPage />, { at: '/login' });
  const login = screen.getByTestId('entry').textContent;
  await userEvent.click(screen.getByRole('link', { name: '忘记密码' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/forgot');
  expect(screen.getByTestId('entry').textContent).not.toBe(login);
});
