import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, useAccount } from '../accountStore';
import YouthGate from './YouthGate';
import YouthPage from './YouthPage';

const OFF = { enabled: false, minutes: 0, minutesPerDay: 40, closed: null, allowedUntil: null };
const ON = { ...OFF, enabled: true, minutes: 12 };
const NIGHT = { ...ON, closed: 'night' };
const bodies = (sent: { body: string; method: string }[]) =>
  sent.filter(({ method, body }) => method === 'POST' && body).map(({ body }) => JSON.parse(body) as unknown);

beforeEach(() => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a PIN that is entered twice switches the mode on', async () => {
  const { sent } = fakeNetwork({ '/api/v1/youth': { data: OFF }, '/api/v1/youth/enable': { data: ON } });
  renderScreen(<YouthPage />, { at: '/youth' });
  await userEvent.type(await screen.findByLabelText('设置青少年密码'), '24a68');
  await userEvent.type(screen.getByLabelText('再输入一次'), '2469');
  await userEvent.click(screen.getByRole('button', { name: '开启青少年模式' }));
  expect(screen.getByLabelText('再输入一次')).toHaveAccessibleDescription('两次输入的密码不一样');
  await userEvent.type(screen.getByLabelText('再输入一次'), '{Backspace}8');
  await userEvent.click(screen.getByRole('button', { name: '开启青少年模式' }));
  expect(await screen.findByText('今天还可以使用 28 分钟')).toBeVisible();
  expect(bodies(sent)).toEqual([{ pin: '2468' }]);
});

it('at night the page promises no minutes', async () => {
  fakeNetwork({ '/api/v1/youth': { data: NIGHT } });
  renderScreen(<YouthPage />, { at: '/youth' });
  expect(await screen.findByText('现在是休息时间，6:00 以后再来')).toBeVisible();
  expect(screen.queryByText(/今天还可以使用/)).toBeNull();
});

it('a wrong PIN is refused at its field, and the right one switches the mode off', async () => {
  fakeNetwork({
    '/api/v1/youth': { data: ON },
    '/api/v1/youth/disable': [{ code: 1001, msg: '账号或密码错误' }, { data: OFF }],
  });
  renderScreen(<YouthPage />, { at: '/youth' });
  const pin = await screen.findByLabelText('青少年密码');
  await userEvent.type(pin, '0000{Enter}');
  await waitFor(() => expect(pin).toHaveAccessibleDescription('密码不对，再试一次'));
  await userEvent.clear(pin);
  await userEvent.type(pin, '2468{Enter}');
  expect(await screen.findByLabelText('设置青少年密码')).toBeVisible();
});

it('a forgotten PIN is replaced by a code to the bound phone', async () => {
  const { sent } = fakeNetwork({
    '/api/v1/youth': { data: ON },
    '/api/v1/youth/disable': [{ code: 1006, msg: '没有注册' }, { data: OFF }],
  });
  renderScreen(<YouthPage />, { at: '/youth' });
  await userEvent.click(await screen.findByRole('button', { name: '忘记青少年密码' }));
  await userEvent.type(screen.getByLabelText('手机号'), '13812345678');
  await userEvent.type(screen.getByLabelText('验证码'), '012345');
  await waitFor(() =>
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('这不是绑定的手机号'),
  );
  expect(bodies(sent)).toEqual([{ phone: '13812345678', smsCode: '012345' }]);
});

it('the app is covered at night until the PIN allows more', async () => {
  const { sent } = fakeNetwork({
    '/api/v1/youth/minute': { data: NIGHT },
    '/api/v1/youth/extend': { data: { ...ON, allowedUntil: '2026-11-27T15:40:00.000Z' } },
  });
  renderScreen(<YouthGate uid={7} />, { at: '/' });
  const gate = await screen.findByRole('dialog', { name: '夜深了，早点休息' });
  expect(gate).toHaveTextContent('22:00 到次日 6:00 不能使用');
  await userEvent.type(screen.getByLabelText('青少年密码'), '2468');
  await userEvent.click(screen.getByRole('button', { name: '再使用 40 分钟' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(sent)).toEqual([{ pin: '2468' }]);
});

it('the screens that help to end the mode are never covered', async () => {
  const { fetch } = fakeNetwork({ '/api/v1/youth/minute': { data: { ...ON, minutes: 40, closed: 'time' } } });
  renderScreen(<YouthGate uid={7} />, { at: '/youth' });
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a PIN that is entered on another device opens the app on this one', async () => {
  fakeNetwork({
    '/api/v1/youth/minute': [{ data: NIGHT }, { data: { ...ON, allowedUntil: '2026-11-27T15:40:00.000Z' } }],
  });
  pushStatus(7, aStatus({ version: 1, youth: true }));
  renderScreen(<YouthGate uid={7} />, { at: '/' });
  await screen.findByRole('dialog', { name: '夜深了，早点休息' });
  act(() => pushStatus(7, aStatus({ version: 2, youth: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a push reports no minute while the app is open', async () => {
  const { fetch } = fakeNetwork({ '/api/v1/youth/minute': { data: ON } });
  pushStatus(7, aStatus({ version: 1, youth: true }));
  renderScreen(<YouthGate uid={7} />, { at: '/' });
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await act(async () => pushStatus(7, aStatus({ version: 2, youth: true, coinNum: 5 })));
  expect(fetch).toHaveBeenCalledOnce();
});

it('the page follows a switch on another device, and shows until when a guardian allowed the use', async () => {
  const allowedUntil = new Date(2026, 10, 27, 23, 40).toISOString();
  fakeNetwork({ '/api/v1/youth': [{ data: OFF }, { data: { ...ON, minutes: 40, allowedUntil } }] });
  pushStatus(7, aStatus({ version: 1 }));
  renderScreen(<YouthPage />, { at: '/youth' });
  await screen.findByLabelText('设置青少年密码');
  act(() => pushStatus(7, aStatus({ version: 2, youth: true })));
  expect(await screen.findByText('家长允许使用到 11-27 23:40')).toBeVisible();
});

it('a guardian learns beforehand that only a phone that is bound now replaces a forgotten PIN', async () => {
  fakeNetwork({ '/api/v1/youth': { data: OFF } });
  pushStatus(7, aStatus({ version: 1, phone: null }));
  renderScreen(<YouthPage />, { at: '/youth' });
  expect(await screen.findByRole('link', { name: '先绑定家长的手机号' })).toHaveAttribute('href', '/bind');
  act(() => pushStatus(7, aStatus({ version: 2, phone: '138****5678' })));
  expect(await screen.findByText(/用绑定的手机号 138\*{4}5678 就能关闭/)).toBeVisible();
});
