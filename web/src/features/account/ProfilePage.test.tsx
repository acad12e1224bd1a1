import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { aPlan } from '@test/orders';
import { testClient } from '@test/queryClient';
import { renderScreen } from '@test/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { GUEST, useAccount } from './accountStore';
import ProfilePage from './ProfilePage';
import { refreshStatus } from './statusQuery';

const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });

beforeEach(() => {
  useAccount.setState(GUEST, true);
});

it('a visitor sees the invitation to sign in and no way to sign out', () => {
  renderScreen(<ProfilePage />, { at: '/profile' });
  expect(screen.getByText('登录/注册')).toHaveAttribute('href', '/login');
  expect(screen.queryByText('退出登录')).toBeNull();
});

it('the balance counts up and the badge follows the status', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't', name: '小晴' }, true);
  pushStatus(7, { version: 1, coinNum: 100, unread: unread(0) });
  renderScreen(<ProfilePage />, { at: '/profile' });
  expect(screen.getByTestId('coin-balance')).toHaveTextContent('100');
  act(() => pushStatus(7, { version: 2, coinNum: 1_500, unread: unread(2) }));
  expect(screen.getByText('系统消息').closest('a')).toHaveTextContent('2');
  expect(await screen.findByText('1,500')).toBeVisible();
});

it('figures that failed to load are requested again on tap', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  const me = aStatus({ version: 2, posts: 12, coinNum: 345 });
  const { sent } = fakeNetwork({ '/api/user/center/me': [{ status: 503 }, { data: me }] });
  renderScreen(<ProfilePage />, { at: '/profile' });
  await act(() => refreshStatus(testClient(), 7).catch(() => undefined));
  // A push carries the balance but not the number of posts.
  act(() => pushStatus(7, { version: 1, coinNum: 344 }));
  await userEvent.click(screen.getByRole('button', { name: /点一下重试/ }));
  expect(await screen.findByText('345')).toBeVisible();
  expect(screen.getByRole('link', { name: '12帖子' })).toBeVisible();
  expect(screen.queryByText(/点一下重试/)).toBeNull();
  expect(sent.filter(({ url }) => url === '/api/user/center/me')).toHaveLength(2);
});

it('a pull to refresh requests the figures again', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  pushStatus(7, { version: 1, coinNum: 100 });
  fakeNetwork({ '/api/user/center/me': { data: aStatus({ version: 2, coinNum: 345 }) } });
  renderScreen(<ProfilePage />, { at: '/profile' });
  const page = screen.getByText('系统消息');
  fireEvent.touchStart(page, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: 260 }] });
  fireEvent.touchEnd(page);
  expect(await screen.findByText('345')).toBeVisible();
});

it('opening and closing the membership leaves no second history entry of the page', async () => {
  fakeNetwork({ '/api/vip/vipconfig': { data: [aPlan()] } });
  renderScreen(<ProfilePage />, { at: '/profile' });
  const entries = () => screen.getByTestId('entry').textContent;
  const before = entries();
  await userEvent.click(screen.getByRole('link', { name: '立即开通' }));
  await userEvent.click(await screen.findByLabelText('关闭'));
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/profile$/));
  expect(entries()).toBe(before);
});

it('a member sees the end of the membership', () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  pushStatus(7, { version: 1, levelType: 2, expTime: new Date(2099, 4, 20).toISOString() });
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
