import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aBook, aPageOf } from '@test/books';
import { aListedPost, pageOf } from '@test/people';
import { fakeNetwork } from '@test/fakeNetwork';
import { aGame, aPage } from '@test/games';
import { renderScreen } from '@test/render';
import HomePage from './HomePage';

const LIST = '/api/web/game/list';
const TYPES = '/api/web/game/type/list';
const BOOKS = '/api/v1/book/list';
const POSTS = '/api/v1/square/post/list';
const BROKEN = { code: 1, msg: '服务器打了个盹', status: 500 };
const KINDS = { data: [{ type: 'strategy', name: '策略', gameNum: 1 }] };

it('the page shows games and links to the check-in with two pictures', async () => {
  fakeNetwork({ [LIST]: { data: aPage([aGame()]) }, [TYPES]: KINDS });
  renderScreen(<HomePage />);
  expect(await screen.findByRole('region', { name: '今日推荐' })).toBeInTheDocument();
  for (const name of ['热门', '新游', '高分', '大家都在玩'])
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  const promos = screen.getAllByRole('link', { name: /^(每日|连续)签到.*去签到$/ });
  expect(promos.map((promo) => promo.getAttribute('href'))).toEqual(['/checkin', '/checkin']);
  expect(screen.getByText('玩家打分最高的')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '策略1' })).toHaveAttribute('href', '/games/strategy');
});

it('without games the quick entries stay and a retry is offered', async () => {
  fakeNetwork({ [LIST]: [BROKEN, BROKEN, BROKEN, BROKEN, { data: aPage([aGame()]) }], [TYPES]: KINDS });
  renderScreen(<HomePage />);
  const failure = await screen.findByText('服务器打了个盹');
  expect(screen.getByRole('link', { name: '签到' })).toHaveAttribute('href', '/checkin');
  await userEvent.click(failure);
  expect(await screen.findByRole('heading', { name: '大家都在玩' })).toBeInTheDocument();
});

it('a failed section can be requested again', async () => {
  // The books and posts load. Otherwise each would add a retry line with the same text.
  fakeNetwork({
    [LIST]: [BROKEN, { data: aPage([aGame()]) }],
    [TYPES]: KINDS,
    [BOOKS]: { data: aPageOf([aBook()]) },
    [POSTS]: { data: pageOf([aListedPost(1)]) },
  });
  renderScreen(<HomePage />);
  const missing = await screen.findByText(/有些内容没加载出来/);
  expect(screen.queryByRole('region', { name: '今日推荐' })).not.toBeInTheDocument();
  await userEvent.click(missing);
  expect(await screen.findByRole('region', { name: '今日推荐' })).toBeInTheDocument();
  expect(missing).not.toBeInTheDocument();
});

it('the page says that no game exists yet', async () => {
  fakeNetwork({ [LIST]: { data: aPage([]) }, [TYPES]: { data: [] } });
  renderScreen(<HomePage />);
  expect(await screen.findByText('新游戏正在上架')).toBeInTheDocument();
});
