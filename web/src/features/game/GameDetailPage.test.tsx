import * as copying from '@/lib/copy';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '@test/fakeNetwork';
import { aFile, aGame, aGameDetail, aPage } from '@test/games';
import { renderScreen } from '@test/render';
import { pageOf } from '@test/people';
import { aGift } from '@test/welfare';
import GameDetailPage from './GameDetailPage';

function open(detail: object | Error, { id = '1001', tab = '', gifts = [] as object[], posts = 0 } = {}) {
  const network = fakeNetwork({
    '/api/web/game/detail': detail as Error,
    '/api/web/game/list': { data: aPage([aGame(), aGame({ id: 1002, name: '雾港旧事' })]) },
    '/api/web/game/detail/giftlist': { data: gifts },
    '/api/v1/square/post/list': { data: { ...pageOf([]), total: posts } },
    '/api/web/game/type/list': { data: [{ type: 'strategy', name: '策略', gameNum: 2 }] },
  });
  renderScreen(
    <Routes>
      <Route path="/detail/:id" element={<GameDetailPage />} />
    </Routes>,
    { at: `/detail/${id}${tab && `?tab=${tab}`}` },
  );
  return network;
}

it('the page shows the facts, the files, and similar games', async () => {
  open({
    data: aGameDetail({ platforms: { android: aFile(), ios: aFile({ version: '1.3.1', size: 2048 }) } }),
  });
  expect(await screen.findByRole('heading', { name: '龙骨海岸' })).toBeInTheDocument();
  expect(await screen.findByText('策略', { selector: 'dd' })).toBeInTheDocument();
  for (const text of ['700MB', '1.2.0', '2026-10-20', '安卓 / iOS'])
    expect(screen.getByText(text, { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('1.2万次下载')).toBeInTheDocument();
  const files = screen.getByRole('heading', { name: '版本信息' }).closest('section')!;
  const [android, ios] = within(files).getAllByRole('listitem');
  expect(android).toHaveTextContent('安卓1.2.0700MB复制SHA-256ab12cd34…12cd34');
  expect(ios).toHaveTextContent('iOS1.3.12.0KB');
  expect(within(files).getByRole('link')).toHaveAttribute('href', '/download/1001');
  expect(await screen.findByRole('link', { name: /雾港旧事/ })).toHaveAttribute('href', '/detail/1002');
  expect(screen.queryByRole('link', { name: /龙骨海岸/ })).not.toBeInTheDocument();
});

it('a tap copies the whole digest', async () => {
  const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(true);
  open({ data: aGameDetail() });
  fireEvent.click(await screen.findByRole('button', { name: /SHA-256/ }));
  expect(copy).toHaveBeenCalledExactlyOnceWith('ab12cd34'.repeat(8));
});

describe('gift packs', () => {
  const packs = async () => {
    const section = await screen.findByRole('region', { name: '游戏礼包' });
    return within(section).getAllByRole('listitem');
  };

  it('gift packs show whether they can be claimed, are coming, or are out of stock', async () => {
    open(
      { data: aGameDetail({ giftNum: 2 }) },
      {
        tab: 'gifts',
        gifts: [
          aGift(),
          aGift({ id: 6, vipOnly: true, claimed: true, code: 'AB12' }),
          aGift({ id: 7, beginTime: '2098-11-25T12:00:00.000Z' }),
          aGift({ id: 8, left: 0 }),
        ],
      },
    );
    await waitFor(async () => expect(await packs()).toHaveLength(4));
    const [open_, mine, soon, none] = await packs();
    expect(open_).toHaveTextContent('启程礼包金币×5000剩 2000 份长期有效');
    expect(within(open_!).getByRole('button', { name: '领取' })).toBeVisible();
    expect(within(mine!).getByRole('button', { name: '看码' })).toBeVisible();
    expect(mine).toHaveTextContent('会员专属');
    expect(soon).toHaveTextContent(/11-25 \d\d:00 开始/);
    expect(none).toHaveTextContent('领完啦');
    for (const pack of [soon, none]) expect(within(pack!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('without gift packs the tab leads to those of other games', async () => {
    open({ data: aGameDetail() }, { tab: 'gifts' });
    expect(await screen.findByText('这款游戏暂时没有礼包')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '全部礼包' })).toHaveAttribute('href', '/gifts');
  });
});

describe('tabs', () => {
  const tab = (name: RegExp) => screen.getByRole('button', { name });

  it('the tabs show the numbers of posts and gift packs, and are in the address', async () => {
    open({ data: aGameDetail({ giftNum: 2 }) }, { posts: 3 });
    await waitFor(() => expect(tab(/讨论/)).toHaveTextContent('讨论3'));
    expect(tab(/礼包/)).toHaveTextContent('礼包2');
    expect(tab(/详情/)).toHaveAttribute('aria-pressed', 'true');
    // A busy machine may take longer to load the tab's code than `findBy` waits.
    await import('./detail/GamePosts');
    await userEvent.click(tab(/讨论/));
    expect(screen.getByTestId('where')).toHaveTextContent('/detail/1001?tab=posts');
    expect(await screen.findByText('还没有人聊这款游戏')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '发第一帖' })).toHaveAttribute('href', '/postpage?game=1001');
    await userEvent.click(tab(/详情/));
    expect(screen.getByTestId('where')).toHaveTextContent(/\/detail\/1001$/);
  });

  it('an unknown tab in the address shows the details', async () => {
    open({ data: aGameDetail() }, { tab: 'other' });
    expect(await screen.findByRole('heading', { name: '游戏简介' })).toBeInTheDocument();
  });
});

it('the bar shares the game', async () => {
  const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(true);
  open({ data: aGameDetail() });
  await userEvent.click(await screen.findByRole('button', { name: '分享' }));
  await waitFor(() => expect(copy).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/detail/1001'));
});

it('a tap enlarges a screenshot, and a button closes it', async () => {
  open({ data: aGameDetail() });
  await userEvent.click(await screen.findByRole('button', { name: '查看龙骨海岸的截图 1' }));
  expect(await screen.findByText('2 / 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a missing game links to other games', async () => {
  open({ code: 2002, msg: '这款游戏已经下架' });
  expect(await screen.findByText('这款游戏已下架')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去看看别的游戏' })).toHaveAttribute('href', '/games');
});

it('an invalid id in the address sends no request', async () => {
  const { fetch } = open({ data: aGameDetail() }, { id: 'dragon' });
  expect(await screen.findByText('这款游戏已下架')).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

it('a failed request offers a retry', async () => {
  open([{ code: 1, msg: '服务器打了个盹', status: 400 }, { data: aGameDetail() }]);
  await userEvent.click(await screen.findByText('服务器打了个盹'));
  expect(await screen.findByRole('heading', { name: '龙骨海岸' })).toBeInTheDocument();
});
