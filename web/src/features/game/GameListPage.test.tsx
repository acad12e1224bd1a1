import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fakeNetwork } from '@test/fakeNetwork';
import { aGame, aPage, aPaidGame } from '@test/games';
import { renderScreen } from '@test/render';
import GameListPage from './GameListPage';

const LIST = '/api/web/game/list';
const TYPES = [
  { type: 'strategy', name: '策略', gameNum: 3 },
  { type: 'music', name: '音乐', gameNum: 1 },
];

function open(pages: object[], at = '/games') {
  const network = fakeNetwork({
    [LIST]: pages.map((data) => ({ data })),
    '/api/web/game/type/list': { data: TYPES },
  });
  renderScreen(
    <Routes>
      <Route path="/games/:type?" element={<GameListPage />} />
    </Routes>,
    { at },
  );
  const requests = () =>
    network.sent
      .filter(({ url }) => url === LIST)
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  return { requests };
}

const names = () =>
  screen.getAllByRole('link').flatMap((link) =>
    within(link)
      .queryAllByText(/^游戏/)
      .map((name) => name.textContent),
  );

it('the list loads by cursor to its end and then says so', async () => {
  const { requests } = open([
    aPage([aGame({ id: 1, name: '游戏1' }), aGame({ id: 2, name: '游戏2' })], 'after-2'),
    aPage([aGame({ id: 3, name: '游戏3' })], 'after-3'),
    aPage([aGame({ id: 4, name: '游戏4' })]),
  ]);
  expect(await screen.findByText('游戏都在这儿啦')).toBeInTheDocument();
  expect(names()).toEqual(['游戏1', '游戏2', '游戏3', '游戏4']);
  expect(requests().map(({ cursor, currentPage }) => [cursor, currentPage])).toEqual([
    [undefined, '1'],
    ['after-2', '2'],
    ['after-3', '3'],
  ]);
});

it('a row shows category, tags, rating, size and price', async () => {
  open([aPage([aPaidGame(30)])]);
  const row = await screen.findByRole('link', { name: /龙骨海岸/ });
  await waitFor(() => expect(row).toHaveTextContent('策略 · 冒险 · 航海'));
  expect(within(row).getByRole('img', { name: '评分 4.6' })).toBeInTheDocument();
  expect(within(row).getByText('700MB')).toBeInTheDocument();
  expect(within(row).getByText('30X钻')).toBeInTheDocument();
});

describe('the filter is in the address', () => {
  it('choosing a category keeps the search words and the order', async () => {
    const { requests } = open([aPage([])], '/games');
    await userEvent.click(await screen.findByRole('button', { name: '评分' }));
    await userEvent.click(await screen.findByRole('link', { name: '音乐' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/games/music?sort=rating');
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ type: 'music', sort: 'rating' }));
    expect(screen.getByRole('link', { name: '音乐' })).toHaveAttribute('aria-current', 'page');
  });

  it('the search starts a moment after the last letter', async () => {
    const { requests } = open([aPage([])]);
    await userEvent.type(screen.getByRole('searchbox'), '龙骨');
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ keyword: '龙骨' }));
    expect(requests().filter(({ keyword }) => keyword)).toHaveLength(1);
    expect(await screen.findByText('没有找到“龙骨”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/games$/));
  });

  it('an input method that is still composing starts no search', async () => {
    const { requests } = open([aPage([])]);
    const field = screen.getByRole('searchbox');
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: "long'gu" } });
    fireEvent.change(field, { target: { value: '龙骨' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(requests().some(({ keyword }) => keyword === '龙骨')).toBe(true));
    expect(requests().some(({ keyword }) => keyword?.startsWith('long'))).toBe(false);
  });
});
