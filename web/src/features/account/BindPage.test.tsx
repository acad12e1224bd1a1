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
const CODE = '/api/user/smsCode';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const form = (body: unknown) => Object.fromEntries(new URLSearchParams(body as string));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const bound = { phone: '138****8000', hasPassword: true, version: 2 };

beforeEach(() => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  useToasts.setState({ toasts: [] });
});

it('an answer that arrives after the page was left shows a toast and does not navigate', async () => {
  const late = lateAnswer();
  const { sent } = fakeNetwork({ [BIND]: late.answer });
  renderWithHistory(<BindPage />, '/bind');
  await type('登录密码', 'clear-sky-2026');
  await type('手机号', '13800138000');
  await type('验证码', '123456');
  await waitFor(() => expect(sent).toHaveLength(1));
  await leavePage();
  await act(async () => late.comes({ data: aStatus({ version: 2, phone: '138****8000' }) }));
  await waitFor(() => expect(toasts()).toEqual(['手机号绑定成功']));
  expect(isElsewhere()).toBe(true);
});

it('the first phone takes the password, and a wrong one is shown at its field', async () => {
  const { sent } = fakeNetwork({
    [BIND]: [{ code: 1001, msg: '账号或密码错误' }, { data: aStatus({ version: 2, phone: '138****8000' }) }],
  });
  renderWithHistory(<BindPage />, '/bind');
  await type('手机号', '13800138000');
  // Without a password the completed code is not sent.
  await type('验证码', '123456');
  expect(sent).toHaveLength(0);
  expect(screen.getByLabelText('登录密码')).toHaveFocus();
  await type('登录密码', 'wrong');
  await userEvent.click(screen.getByRole('button', { name: '绑定' }));
  expect(await screen.findByText('登录密码不对')).toBeVisible();
  expect(form(sent[0]?.body)).toEqual({ phone: '13800138000', smsCode: '123456', password: 'wrong' });
  await userEvent.clear(screen.getByLabelText('登录密码'));
  await type('登录密码', 'clear-sky-2026');
  await userEvent.click(screen.getByRole('button', { name: '绑定' }));
  await waitFor(() => expect(toasts()).toEqual(['手机号绑定成功']));
});

it('another phone takes the password, or a code to the bound phone', async () => {
  pushStatus(7, aStatus(bound));
  const { sent } = fakeNetwork({
    [CODE]: { data: { resendAfter: 60, requestId: 'the-request' } },
    [BIND]: [
      { code: 1004, msg: '验证码错误', data: { field: 'oldSmsCode' } },
      { data: aStatus({ version: 3, phone: '139****9000' }) },
    ],
  });
  renderWithHistory(<BindPage />, '/bind');
  expect(screen.getByText('138****8000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '忘了密码？用原手机的验证码' }));
  // A number that is not the bound one gets no code.
  await type('现在绑定的手机号', '13900139000');
  await userEvent.click(screen.getAllByRole('button', { name: '获取验证码' })[0]!);
  expect(screen.getByText('不是现在绑定的手机号')).toBeVisible();
  expect(sent).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('现在绑定的手机号'));
  await type('现在绑定的手机号', '13800138000');
  await userEvent.click(screen.getAllByRole('button', { name: '获取验证码' })[0]!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(form(sent[0]?.body)).toMatchObject({ scene: 'bind', phone: '13800138000' });
  await type('新的手机号', '13900139000');
  await type('原手机的验证码', '111111');
  await type('新手机的验证码', '222222');
  expect(await screen.findByText('验证码错误')).toBeVisible();
  expect(screen.getByLabelText('原手机的验证码')).toHaveFocus();
  expect(form(sent[1]?.body)).toEqual({
    ...{ phone: '13900139000', smsCode: '222222' },
    ...{ oldSmsCode: '111111', oldRequestId: 'the-request' },
  });
  await userEvent.clear(screen.getByLabelText('原手机的验证码'));
  await type('原手机的验证码', '333333');
  await waitFor(() => expect(toasts()).toContain('手机号换好了，其他设备需要重新登录'));
});

it('a player without a password takes a code to the bound phone', () => {
  pushStatus(7, aStatus({ ...bound, hasPassword: false }));
  renderScreen(<BindPage />, { at: '/bind' });
  expect(screen.getByLabelText('原手机的验证码')).toBeVisible();
  expect(screen.queryByText('用登录密码')).toBeNull();
});

it('no phone can be bound in youth mode', () => {
  pushStatus(7, aStatus({ version: 2, youth: true }));
  renderScreen(<BindPage />, { at: '/bind' });
  expect(screen.getByRole('link', { name: '青少年模式' })).toHaveAttribute('href', '/youth');
  expect(screen.queryByLabelText('手机号')).toBeNull();
});
