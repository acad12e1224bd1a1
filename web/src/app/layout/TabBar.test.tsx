import { renderScreen } from '@test/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TabBar } from './TabBar';

it('has five tabs in their order, and marks the one that is open', () => {
  renderScreen(<TabBar route="square" />);
  expect(screen.getAllByRole('button').map((tab) => tab.textContent)).toEqual([
    '首页',
    '广场',
    '漫画',
    '游戏',
    '我的',
  ]);
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('广场');
});

it('the comics tab, while it is open, lends the bar its own look', () => {
  const { unmount } = renderScreen(<TabBar route="animate" />);
  expect(screen.getByRole('navigation').className).toContain('special');
  unmount();
  renderScreen(<TabBar route="games" />);
  expect(screen.getByRole('navigation').className).not.toContain('special');
});

it('a tap leads to the tab’s route', async () => {
  renderScreen(<TabBar route="home" />);
  await userEvent.click(screen.getByText('游戏'));
  expect(screen.getByTestId('where')).toHaveTextContent('/games');
});
