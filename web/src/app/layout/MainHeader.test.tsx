import { GUEST, useAccount } from '@/features/account/accountStore';
import { setStatus } from '@test/account';
import { setDevice } from '@test/device';
import { renderScreen } from '@test/render';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MainHeader } from './MainHeader';

const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });
const signIn = () => useAccount.setState({ ...GUEST, uid: 7, token: 't', name: '小晴' }, true);
const withUnread = (count: number) => setStatus(7, { version: 1, unread: unread(count) });

beforeEach(() => {
  useAccount.setState(GUEST, true);
  setDevice({ serverConfig: { bundleUrl: '', packageUrl: '' } });
});

it('a visitor sees the sign-in link', () => {
  renderScreen(<MainHeader />);
  expect(screen.getByText('登录/注册')).toHaveAttribute('href', '/login');
});

it('a player sees the avatar and the number of unread messages', () => {
  signIn();
  withUnread(3);
  renderScreen(<MainHeader />);
  expect(screen.getByLabelText('我的')).toHaveAttribute('href', '/profile');
  expect(screen.getByLabelText('系统消息，3 条未读')).toHaveAttribute('href', '/message');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

it('the avatar has the frame that the player wears', () => {
  signIn();
  setStatus(7, { version: 1, unread: unread(0), frame: '/media/leaf.webp' });
  renderScreen(<MainHeader />);
  expect(screen.getByTestId('frame')).toHaveAttribute('src', '/media/leaf.webp');
  expect(screen.getByLabelText('我的')).toContainElement(screen.getByTestId('frame'));
});

it('more than 99 messages show as 99+', () => {
  signIn();
  withUnread(240);
  renderScreen(<MainHeader />);
  expect(screen.getByRole('status')).toHaveTextContent('99+');
});

it.each([
  { bundleUrl: 'https://example.com/app', packageUrl: '' },
  { bundleUrl: '', packageUrl: '/media/app.apk' },
])('the download link replaces the avatar if the server offers an app', (serverConfig) => {
  setDevice({ serverConfig });
  signIn();
  renderScreen(<MainHeader />);
  expect(screen.getByText('下载APP')).toHaveAttribute('href', '/download');
  expect(screen.queryByLabelText('我的')).toBeNull();
});
