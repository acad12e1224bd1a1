import { GUEST, useAccount } from '@/features/account/accountStore';
import { setStatus } from '@test/account';
import { setDevice } from '@test/device';
import { renderScreen } from '@test/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TabBar } from './TabBar';

it('the tab bar has five tabs in a fixed order and marks the open one', () => {
  renderScreen(<TabBar route="square" />);
  expect(screen.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    '首页',
    '广场',
    '漫画',
    '游戏',
    '我的',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('广场');
});

it('the open comics tab changes the look of the bar', () => {
  const { unmount } = renderScreen(<TabBar route="animate" />);
  expect(screen.getByRole('navigation').className).toContain('special');
  unmount();
  renderScreen(<TabBar route="games" />);
  expect(screen.getByRole('navigation').className).not.toContain('special');
});

it('each tab is a link to its route', () => {
  renderScreen(<TabBar route="home" />);
  expect(screen.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
    '/',
    '/square',
    '/animate',
    '/games',
    '/profile',
  ]);
});

it('a tap on the open tab scrolls to the top and adds no history entry', async () => {
  const before = window.history.length;
  renderScreen(
    <>
      <div data-route="games">
        <div data-scroller data-testid="scroller" />
      </div>
      <TabBar route="games" />
    </>,
  );
  const scrollTo = vi.fn<() => void>();
  screen.getByTestId('scroller').scrollTo = scrollTo;
  await userEvent.click(screen.getByText('游戏'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(window.history.length).toBe(before);
});

it('a tap opens the tab’s route', async () => {
  renderScreen(<TabBar route="home" />);
  await userEvent.click(screen.getByText('游戏'));
  expect(screen.getByTestId('where')).toHaveTextContent('/games');
});

it.each([
  { packageUrl: '/media/app.apk', badge: '3 条未读消息' },
  // The header shows the badge.
  { packageUrl: '', badge: null },
])('the last tab shows unread messages while the header offers the app: %j', ({ packageUrl, badge }) => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  setDevice({ serverConfig: { bundleUrl: '', packageUrl } });
  const unread = { messages: 3, likes: 0, replies: 0, follows: 0, total: 3 };
  setStatus(7, { version: 1, unread });
  renderScreen(<TabBar route="home" />);
  const shown = screen.queryByRole('status');
  expect(shown?.getAttribute('aria-label') ?? null).toBe(badge);
  if (shown) expect(screen.getAllByRole('link').at(-1)).toContainElement(shown);
});
