import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { fakeNetwork } from '@test/fetch';
import { aGame, aPage } from '@test/games';
import { renderScreen } from '@test/render';
import GameDetailPage from './GameDetailPage';

function open(detail: object | Error, id = '1001') {
  const network = fakeNetwork({
    '/api/web/game/detail': detail as Error,
    '/api/web/game/list': { data: aPage([aGame(), aGame({ id: 1002, name: '雾港旧事' })]) },
    '/api/web/game/type/list': { data: [{ type: 'strategy', name: '策略', gameNum: 2 }] },
  });
  renderScreen(
    <Routes>
      <Route path="/detail/:id" element={<GameDetailPage />} />
    </Routes>,
    { at: `/detail/${id}` },
  );
  return network;
}

it('shows the facts, the gifts and others of its kind', async () => {
  open({ data: aGame({ giftNum: 3 }) });
  expect(await screen.findByRole('heading', { name: '龙骨海岸' })).toBeInTheDocument();
  expect(await screen.findByText('策略', { selector: 'dd' })).toBeInTheDocument();
  for (const text of ['700MB', '1.2.0', '2026-10-20', '安卓', '1.2万次下载', '3 个礼包等你领'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /雾港旧事/ })).toHaveAttribute('href', '/detail/1002');
  expect(screen.queryByRole('link', { name: /龙骨海岸/ })).not.toBeInTheDocument();
});

it('a screenshot is enlarged by a tap and closed again', async () => {
  open({ data: aGame() });
  await userEvent.click(await screen.findByRole('button', { name: '查看龙骨海岸的截图 1' }));
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a game that is gone leads on', async () => {
  open({ code: 2002, msg: '这款游戏已经下架' });
  expect(await screen.findByText('这款游戏已下架')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去看看别的游戏' })).toHaveAttribute('href', '/games');
});

it('an address that is no game is not asked for', async () => {
  const { fetch } = open({ data: aGame() }, 'dragon');
  expect(await screen.findByText('这款游戏已下架')).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

it('what did not load can be tried again', async () => {
  open([{ code: 1, msg: '服务器打了个盹', status: 400 }, { data: aGame() }]);
  await userEvent.click(await screen.findByText('服务器打了个盹'));
  expect(await screen.findByRole('heading', { name: '龙骨海岸' })).toBeInTheDocument();
});
