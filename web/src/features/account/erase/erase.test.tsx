import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from '../accountStore';
import ErasePage from './ErasePage';

const TERMS = { coolingOffDays: 15, coinNum: 88, openOrders: 0 };
const ASKED = { dueTime: '2026-12-12T12:00:00.000Z' };
const PATH = '/api/user/center/erasure';
const asked = (sent: { body: string; method: string }[]) =>
  sent
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

beforeEach(() => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the screen says what is lost, and a confirmed password asks for the erasure and signs out', async () => {
  const { sent } = fakeNetwork({ [PATH]: ({ method }) => ({ data: method === 'POST' ? ASKED : TERMS }) });
  pushStatus(7, aStatus({ version: 2 }));
  renderScreen(<ErasePage />, { at: '/erase' });
  expect(await screen.findByText('余额 88 X钻，不退还')).toBeVisible();
  expect(screen.getByRole('radio', { name: /保留/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /全部删除/ }));
  await userEvent.type(screen.getByLabelText('登录密码'), 'correct horse{Enter}');
  expect(asked(sent)).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: '真的要注销吗？' });
  expect(dialog).toHaveTextContent('帖子和评论会被永久删除');
  await userEvent.click(screen.getAllByRole('button', { name: '注销账号' }).at(-1)!);
  await waitFor(() => expect(useAccount.getState().uid).toBe(0));
  expect(asked(sent)[0]).toMatchObject({ password: 'correct horse', posts: 'delete' });
});

it('a wrong password is refused at its field, and nobody is signed out', async () => {
  const terms = { data: { ...TERMS, openOrders: 1 } };
  const wrong = { code: 1001, msg: '用户名或密码错误', data: null };
  fakeNetwork({ [PATH]: ({ method }) => (method === 'POST' ? wrong : terms) });
  pushStatus(7, aStatus({ version: 2 }));
  renderScreen(<ErasePage />, { at: '/erase' });
  expect(await screen.findByText(/还有 1 笔订单未付款/)).toBeVisible();
  const password = screen.getByLabelText('登录密码');
  await userEvent.type(password, 'wrong{Enter}');
  await userEvent.click((await screen.findAllByRole('button', { name: '注销账号' })).at(-1)!);
  await waitFor(() => expect(password).toHaveAccessibleDescription('密码不对，再试一次'));
  expect(useAccount.getState().uid).toBe(7);
});

it('a player without a password confirms by the bound phone', async () => {
  fakeNetwork({ [PATH]: { data: TERMS } });
  pushStatus(7, aStatus({ version: 2, hasPassword: false }));
  renderScreen(<ErasePage />, { at: '/erase' });
  expect(await screen.findByLabelText('手机号')).toBeVisible();
  expect(screen.queryByLabelText('登录密码')).toBeNull();
});
