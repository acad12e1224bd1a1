import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, storeAccount } from '../accountStore';
import DevicesPage from './DevicesPage';

const ALL = '/api/user/center/login/all';
const END = '/api/user/center/login/end';
const time = new Date().toISOString();
const login = (id: string, device: string, current = false) => ({
  id,
  device,
  agent: '',
  address: '203.0.113.*',
  createTime: time,
  lastTime: time,
  current,
});
const PHONE = '0191f2a0-0000-7000-8000-00000000000a';
const HERE = '0191f2a0-0000-7000-8000-00000000000b';
const phone = login(PHONE, 'Chrome · Android');
const here = login(HERE, 'Safari · iPhone', true);
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('this device is listed first and cannot be signed out here', async () => {
  fakeNetwork({ [ALL]: { data: { records: [phone, here] } } });
  renderScreen(<DevicesPage />);
  expect(await screen.findByText('本机')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Safari · iPhone');
  expect(second).toHaveTextContent('Chrome · Android');
  expect(screen.getAllByRole('button', { name: /退出登录$/ })).toHaveLength(1);
});

it('a confirmed tap signs out one device', async () => {
  const { sent } = fakeNetwork({
    [ALL]: [{ data: { records: [phone, here] } }, { data: { records: [here] } }],
    [END]: { data: { ended: 1 } },
  });
  renderScreen(<DevicesPage />);
  await userEvent.click(await screen.findByLabelText('让 Chrome · Android 退出登录'));
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByText('退出登录'));
  expect(await screen.findByText('只在这台设备上登录着')).toBeVisible();
  expect(sent[1]).toMatchObject({ url: END, body: `id=${PHONE}` });
  expect(toasts()).toEqual(['已退出登录']);
});

it('signing out a device whose session has already ended reports no error', async () => {
  fakeNetwork({
    [ALL]: [{ data: { records: [phone, here] } }, { data: { records: [here] } }],
    [END]: { code: 2002, msg: '没有这个登录' },
  });
  renderScreen(<DevicesPage />);
  await userEvent.click(await screen.findByLabelText('让 Chrome · Android 退出登录'));
  await userEvent.click(screen.getByText('退出登录'));
  await waitFor(() => expect(toasts()).toEqual(['这台设备已经退出了']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a list that fails to load shows the reason and a retry', async () => {
  fakeNetwork({ [ALL]: [{ code: 1, msg: '稍后再试' }, { data: { records: [here] } }] });
  renderScreen(<DevicesPage />);
  await userEvent.click(await screen.findByText('稍后再试'));
  expect(await screen.findByText('本机')).toBeVisible();
});
