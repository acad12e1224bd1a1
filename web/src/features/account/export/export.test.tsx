import { useToasts } from '@/components/ui/toast/toastStore';
import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { GUEST, useAccount } from '../accountStore';
import ExportPage from './ExportPage';

const PATH = '/api/user/center/export';
const URL = '/exports/token/portal-data-2026-11-28.zip';
const linkFor = (seconds: number) => ({
  url: URL,
  expireTime: new Date(Date.now() + seconds * 1_000).toISOString(),
});
const fields = ({ body }: { body: string }) => Object.fromEntries(new URLSearchParams(body));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
let click: MockInstance<(this: HTMLAnchorElement) => void>;

beforeEach(() => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

afterEach(() => {
  click.mockRestore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the password opens an address, whose download begins once by itself', async () => {
  const { sent } = fakeNetwork({ [PATH]: { data: linkFor(600) } });
  pushStatus(7, aStatus({ version: 2 }));
  renderScreen(<ExportPage />, { at: '/export' });
  expect(screen.getByText('你上传的图片和视频，打包成一个 zip 文件')).toBeVisible();
  await userEvent.type(screen.getByLabelText('登录密码'), 'correct horse{Enter}');
  expect(await screen.findByText('已准备好')).toBeVisible();
  expect(sent.filter(({ url }) => url === PATH).map(fields)).toMatchObject([{ password: 'correct horse' }]);
  expect(click.mock.contexts.map((link) => link.getAttribute('href'))).toEqual([URL]);
  const link = screen.getByRole('link', { name: '下载' });
  expect(link).toHaveAttribute('href', URL);
  expect(link).toHaveAttribute('download', 'portal-data-2026-11-28.zip');
  expect(screen.getByText('10 分钟内有效，只能下载一次')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
  expect(screen.getByLabelText('登录密码')).toHaveValue('');
});

it('a wrong password is refused at its field', async () => {
  fakeNetwork({ [PATH]: { code: 1001, msg: '账号或密码错误', data: null } });
  pushStatus(7, aStatus({ version: 2 }));
  renderScreen(<ExportPage />, { at: '/export' });
  await userEvent.type(screen.getByLabelText('登录密码'), 'wrong{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription('密码不对，再试一次'),
  );
  expect(click).not.toHaveBeenCalled();
});

it('a player who asked too often learns when it works again', async () => {
  fakeNetwork({ [PATH]: { code: 1005, msg: '操作太频繁了', data: { retryAfter: 7200 } } });
  pushStatus(7, aStatus({ version: 2 }));
  renderScreen(<ExportPage />, { at: '/export' });
  await userEvent.type(screen.getByLabelText('登录密码'), 'correct horse{Enter}');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatch(/^操作太频繁了，请2\s?小时后再试$/);
});

it('a player without a password confirms by the bound phone', () => {
  fakeNetwork({});
  pushStatus(7, aStatus({ version: 2, hasPassword: false }));
  renderScreen(<ExportPage />, { at: '/export' });
  expect(screen.getByLabelText('手机号')).toBeVisible();
  expect(screen.queryByLabelText('登录密码')).toBeNull();
});

it('an expired address is not offered', async () => {
  fakeNetwork({ [PATH]: { data: linkFor(600) } });
  pushStatus(7, aStatus({ version: 2 }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderScreen(<ExportPage />, { at: '/export' });
  await user.type(screen.getByLabelText('登录密码'), 'correct horse{Enter}');
  expect(await screen.findByText('已准备好')).toBeVisible();
  act(() => vi.advanceTimersByTime(601_000));
  expect(screen.getByText('下载链接已过期')).toBeVisible();
  expect(screen.queryByRole('link', { name: '下载' })).toBeNull();
});
