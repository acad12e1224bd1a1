import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchBar } from './SearchBar';
import { trendsQuery } from './trends';

const TRENDS = '/api/v1/search/trend';
const trends = ['猫国远征', '星海快递'].map((keyword, index) => ({
  keyword,
  kind: 'game' as const,
  id: index,
  mark: null,
}));
const bar = () => screen.getByRole('link');

afterEach(() => {
  vi.useRealTimers();
});

async function openBar() {
  fakeNetwork({ [TRENDS]: { data: trends } });
  const { client } = renderScreen(<SearchBar />);
  await act(() => client.ensureQueryData(trendsQuery));
}

it('the bar shows the frequent searches in turn', async () => {
  vi.useFakeTimers();
  await openBar();
  await act(() => vi.advanceTimersByTimeAsync(1));
  for (const hint of ['猫国远征', '星海快递', '猫国远征']) {
    expect(bar()).toHaveTextContent(hint);
    act(() => void vi.advanceTimersByTime(4000));
  }
});

it('without frequent searches the bar names the kinds of results', async () => {
  fakeNetwork({ [TRENDS]: { status: 503 } });
  renderScreen(<SearchBar />);
  await waitFor(() => expect(bar()).toHaveTextContent('搜帖子、游戏、作品、玩家'));
});

it('a tap opens the search page, and a field keeps the keyboard open until the page has its own', async () => {
  await openBar();
  await userEvent.click(bar());
  expect(screen.getByTestId('where')).toHaveTextContent('/search');
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(document.querySelector('body > input')).toBeNull();
});
