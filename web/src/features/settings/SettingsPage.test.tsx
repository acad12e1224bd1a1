import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { useAccount } from '@/features/account';
import { reload } from '@/lib/reload';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import SettingsPage from './SettingsPage';

vi.mock('@/lib/reload', () => ({ reload: vi.fn() }));

const SERVICE = {
  contactLink: '',
  email: 'help@example.com',
  hours: '',
  businessEmail: 'business@example.com',
  faq: [],
};

const theme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  vi.mocked(reload).mockClear();
  delete document.documentElement.dataset.theme;
  useAccount.setState({ uid: 0, token: '' });
  fakeNetwork({ '/api/user/kefu': { data: SERVICE } });
});

it('the colour scheme changes at once and stays on the device', async () => {
  renderScreen(<SettingsPage />, { at: '/settings' });
  const choice = within(screen.getByRole('group', { name: '外观' }));
  expect(choice.getByLabelText('跟随系统')).toBeChecked();
  await userEvent.click(choice.getByLabelText('深色'));
  expect(choice.getByLabelText('深色')).toBeChecked();
  expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  await userEvent.click(choice.getByLabelText('跟随系统'));
  expect(theme()).toBe('auto');
});

it('another language is stored, and the app reloads; the chosen one does nothing', async () => {
  renderScreen(<SettingsPage />, { at: '/settings' });
  const choice = within(screen.getByRole('group', { name: '语言 / Language' }));
  await userEvent.click(choice.getByLabelText('中文'));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(choice.getByLabelText('English'));
  expect(localStorage.getItem('language')).toBe('en');
  expect(reload).toHaveBeenCalledOnce();
});

it('a visitor sees the build and the contacts, and no links for an account', async () => {
  renderScreen(<SettingsPage />, { at: '/settings' });
  expect(screen.getByText('1.2.3 (abc1234)')).toBeVisible();
  expect(await screen.findByText('help@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: /常见问题/ })).toHaveAttribute('href', '/faq');
  expect(screen.queryByText('登录设备')).toBeNull();
});

it('a player finds devices, phone, password and the youth mode', () => {
  useAccount.setState({ uid: 7, token: 't' });
  pushStatus(7, aStatus({ version: 1, youth: true }));
  renderScreen(<SettingsPage />, { at: '/settings' });
  expect(screen.getByRole('link', { name: /登录设备/ })).toHaveAttribute('href', '/devices');
  expect(screen.getByRole('link', { name: /登录密码/ })).toHaveAttribute('href', '/reset');
  expect(screen.getByRole('link', { name: /青少年模式/ })).toHaveTextContent('已开启');
});

it('clearing the cache says how much it freed', async () => {
  localStorage.setItem('7:shelf', 'x'.repeat(1_017));
  renderScreen(<SettingsPage />, { at: '/settings' });
  expect(await screen.findByText('2.0KB')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '清理缓存' }));
  expect(await screen.findByText('0B')).toBeVisible();
  expect(localStorage.getItem('7:shelf')).toBeNull();
});
