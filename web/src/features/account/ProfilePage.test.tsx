import { fakeNetwork } from '@test/fetch';
import { aPlan } from '@test/orders';
import { renderScreen } from '@test/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import ProfilePage from './ProfilePage';
import { takeSnapshot, useStatusStore } from './statusStore';

const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });

beforeEach(() => {
  useAccount.setState(GUEST, true);
  useStatusStore.setState({ uid: 0, status: null });
});

it('a visitor is invited in, and has nothing to sign out of', () => {
  renderScreen(<ProfilePage />, { at: '/profile' });
  expect(screen.getByText('登录/注册')).toHaveAttribute('href', '/login');
  expect(screen.queryByText('退出登录')).toBeNull();
});

it('the balance counts up and the badge moves as the status does', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't', name: '小晴' }, true);
  takeSnapshot(7, { version: 1, coinNum: 100, unread: unread(0) });
  renderScreen(<ProfilePage />, { at: '/profile' });
  expect(screen.getByTestId('coin-balance')).toHaveTextContent('100');
  act(() => takeSnapshot(7, { version: 2, coinNum: 1_500, unread: unread(2) }));
  expect(screen.getByText('系统消息').closest('a')).toHaveTextContent('2');
  expect(await screen.findByText('1,500')).toBeVisible();
});

it('a member sees until when', () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  takeSnapshot(7, { version: 1, levelType: 2, expTime: new Date(2099, 4, 20).toISOString() });
  renderScreen(<ProfilePage />, { at: '/profile' });
  expect(screen.getByText('晴空会员 VIP2')).toBeVisible();
  expect(screen.getByText('有效期至 2099-05-20')).toBeVisible();
});

it('pop=1 opens the membership, and closing it cleans the address', async () => {
  fakeNetwork({ '/api/vip/vipconfig': { data: [aPlan()] } });
  renderScreen(<ProfilePage />, { at: '/profile?pop=1' });
  expect(await screen.findByRole('dialog', { name: '晴空会员' })).toBeVisible();
  await userEvent.click(screen.getByLabelText('关闭'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('where').textContent).toBe('/profile');
});
