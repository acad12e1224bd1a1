import type { Game } from '@/api/types';
import { useToasts } from '@/components/ui/toast/toastStore';
import { readVipSource, signIn, signOut } from '@/features/account';
import * as tracking from '@/lib/tracking';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStatus, pushStatus, shownStatus } from '@test/account';
import { fakeNetwork, lateAnswer, type FakeAnswer } from '@test/fakeNetwork';
import { aGame, aPage, aPaidGame } from '@test/games';
import { renderScreen } from '@test/render';
import { DownloadBar } from '../detail/DownloadBar';
import { dismissStartedDownload, useDownloadedVersions } from './startedDownloads';
import { DownloadHost } from './DownloadHost';
import { closeStage, openStage, useDownloadStage } from './downloadStore';

const CALL = '/api/user/game/download/1001';
const UID = 7;
const ACCOUNT = { uid: UID, token: 't', loginName: 'qing', name: '小晴' } as Parameters<typeof signIn>[0];
const GRANT = {
  url: '/files/token/game.apk',
  fileName: 'game.apk',
  size: 12_800,
  sha256: 'ab12cd34'.repeat(8),
  charged: 30,
  coinNum: 98,
  version: 5,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const LOST = { code: 1, msg: '服务器内部错误', status: 500 };

beforeEach(() => {
  signOut({ skipServer: true });
  closeStage();
  dismissStartedDownload();
  useDownloadedVersions.setState({ versions: {} });
  useToasts.setState({ toasts: [] });
});

function player(status: { coinNum?: number; levelType?: number; expTime?: string | null } = {}) {
  signIn(ACCOUNT);
  pushStatus(UID, { version: 1, coinNum: 128, levelType: 0, expTime: null, ...status });
}

/** Opens a game's page with one answer, or with several answers in order. */
function open(game: Game, answer: FakeAnswer | FakeAnswer[] = { data: GRANT }, at = '/detail/1001') {
  const network = fakeNetwork({
    [CALL]: answer,
    '/api/user/center/me': () => ({ data: aStatus(shownStatus() ?? {}) }),
  });
  const { client } = renderScreen(
    <>
      <Routes>
        <Route path="/detail/:id" element={<DownloadBar game={game} />} />
        <Route path="*" element={null} />
      </Routes>
      <DownloadHost />
    </>,
    { at },
  );
  const asked = () => network.sent.filter(({ url }) => url === CALL);
  return { asked, client };
}

const openedFiles = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
const coinNum = () => shownStatus()?.coinNum;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const confirmDialog = () => screen.findByRole('dialog', { name: '确认下载' });

describe('a free game', () => {
  it('a free game downloads at once without signing in', async () => {
    const opened = openedFiles();
    const { asked } = open(aGame());
    await press('免费下载');
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(asked()[0]?.body).toBe('platformType=1&price=0');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a refusal shows the server’s text', async () => {
    open(aGame(), { code: 1, msg: '下载服务还没有开放', status: 503 });
    await press('免费下载');
    await waitFor(() => expect(toasts()).toContain('下载服务还没有开放'));
  });
});

describe('a paid game', () => {
  it('a visitor is sent to the login', async () => {
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    expect(screen.getByTestId('where')).toHaveTextContent('/login');
    expect(asked()).toEqual([]);
  });

  it('the dialog shows the price first, and only its buttons close it', async () => {
    player();
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    const dialog = await confirmDialog();
    expect(dialog).toHaveTextContent('30X钻');
    expect(dialog).toHaveTextContent('128X钻');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    await press('取消');
    expect(dialog).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('one request is sent at the shown price and tracked as a purchase', async () => {
    openedFiles();
    const track = vi.spyOn(tracking, 'trackPurchase');
    player();
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    await confirmDialog();
    await userEvent.dblClick(screen.getByRole('button', { name: '确认下载' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked().map(({ body }) => body)).toEqual(['platformType=1&price=30']);
    expect(asked()[0]?.headers['Idempotency-Key']).toBeTruthy();
    expect(track.mock.calls).toEqual([[30]]);
  });

  it('an insufficient balance leads to the recharge', async () => {
    player({ coinNum: 29 });
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
    const poor = await screen.findByRole('dialog', { name: '当前X钻余额不足！' });
    expect(poor).toHaveTextContent('当前余额不足，请您充值后继续使用');
    expect(screen.queryByRole('dialog', { name: '确认下载' })).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
    await press('充值');
    expect(screen.getByTestId('where')).toHaveTextContent('/recharge');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a balance equal to the price is sufficient', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    player({ coinNum: 30 });
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it('the server decides whether the balance is sufficient', async () => {
    player();
    open(aPaidGame(30), { code: 2001, msg: 'X钻不足', data: { coinNum: 3, price: 30 } });
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
    expect(await screen.findByRole('dialog', { name: '当前X钻余额不足！' })).toBeInTheDocument();
  });

  it('a non-member is offered the membership, and the game is remembered', async () => {
    player();
    open(aPaidGame(30));
    await press('下载 · 30X钻');
    await confirmDialog();
    await userEvent.click(screen.getByRole('button', { name: /立即开通/ }));
    expect(screen.getByTestId('where')).toHaveTextContent('/profile?pop=1');
    expect(readVipSource()).toEqual({ type: 1, source: 1001 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a member downloads for free and sees the end of the membership', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    player({ coinNum: 0, levelType: 1, expTime: '2099-03-01T04:00:00.000Z' });
    const { asked } = open(aPaidGame(30, { payable: 0 }));
    await press('VIP免费下载');
    const dialog = await confirmDialog();
    expect(dialog).toHaveTextContent('VIP会员免费下载');
    expect(dialog).toHaveTextContent('会员有效期至 2099-03-01');
    expect(screen.queryByRole('button', { name: /立即开通/ })).not.toBeInTheDocument();
    await press('确认下载');
    await waitFor(() => expect(asked()[0]?.body).toBe('platformType=1&price=0'));
  });
});

it('offline, an error is shown, the dialog can be closed, and nothing is charged later', async () => {
  onlineManager.setOnline(false);
  try {
    player();
    const { asked } = open(aPaidGame(30), new TypeError('no network'));
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
    expect(await screen.findByRole('alert')).toHaveTextContent('不会重复扣X钻');
    await press('取消');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => onlineManager.setOnline(true));
    expect(asked()).toHaveLength(1);
  } finally {
    onlineManager.setOnline(true);
  }
});

it('a membership that ends while the dialog is open shows the price at once and charges nothing unasked', async () => {
  player({ coinNum: 100, levelType: 1, expTime: '2099-03-01T04:00:00.000Z' });
  const { asked } = open(aPaidGame(30, { payable: 0 }));
  await press('VIP免费下载');
  expect(await confirmDialog()).toHaveTextContent('VIP会员免费下载');
  act(() => pushStatus(UID, { version: 2, coinNum: 100, levelType: 0, expTime: '2026-01-01T04:00:00.000Z' }));
  expect(await confirmDialog()).toHaveTextContent('30X钻');
  await press('确认下载');
  await waitFor(() => expect(asked()[0]?.body).toBe('platformType=1&price=30'));
});

describe('after the answer', () => {
  async function buy() {
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
  }

  it('the file opens, and its data and price are shown', async () => {
    const opened = openedFiles();
    player();
    open(aPaidGame(30));
    await buy();
    expect(await screen.findByRole('status')).toHaveTextContent('开始下载 12.5KB，花费 30X钻');
    expect(screen.getByText('game.apk')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /SHA-256/ })).toHaveTextContent('ab12cd34…12cd34');
    expect(screen.getByRole('link', { name: '怎么安装' })).toHaveAttribute('href', '/download/1001');
    await press('没反应？再来一次');
    expect(opened).toHaveBeenCalledTimes(2);
    expect((opened.mock.contexts[1] as HTMLAnchorElement).getAttribute('href')).toBe(GRANT.url);
    await press('收起');
    expect(screen.queryByText('game.apk')).not.toBeInTheDocument();
  });

  it('an expired address is requested again', async () => {
    const opened = openedFiles();
    const { asked } = open(aGame(), {
      data: { ...GRANT, charged: 0, expiresAt: '2020-01-01T00:00:00.000Z' },
    });
    await press('免费下载');
    await userEvent.click(await screen.findByRole('button', { name: '没反应？再来一次' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    expect(asked()).toHaveLength(2);
  });

  it('the balance changes, and the game is owned wherever it is shown', async () => {
    openedFiles();
    player();
    const { client } = open(aPaidGame(30));
    const game = aPaidGame(30);
    client.setQueryData(['games', 'one', 1001], game);
    client.setQueryData(['games', 'top', 'some'], [game]);
    client.setQueryData(['games', 'list', 'some'], { pages: [aPage([game])], pageParams: [null] });
    await buy();
    await waitFor(() => expect(coinNum()).toBe(98));
    // The server counts downloads, and a second download by the same player does not count.
    const bought = { owned: true, payable: 0, downloadNum: game.downloadNum };
    expect(client.getQueryData(['games', 'one', 1001])).toMatchObject(bought);
    expect(client.getQueryData(['games', 'top', 'some'])).toMatchObject([bought]);
    expect(client.getQueryData(['games', 'list', 'some'])).toMatchObject({ pages: [{ records: [bought] }] });
  });

  it('the answer does not overwrite a newer push', async () => {
    openedFiles();
    player();
    open(aPaidGame(30));
    pushStatus(UID, { version: 6, coinNum: 500 });
    await buy();
    await screen.findByRole('status');
    expect(coinNum()).toBe(500);
  });

  it('the answer is ignored if another player has signed in meanwhile', async () => {
    const opened = openedFiles();
    player();
    const late = lateAnswer();
    open(aPaidGame(30), late.answer);
    await buy();
    act(() => {
      signOut({ skipServer: true });
      signIn({ ...ACCOUNT, uid: 8 });
      pushStatus(8, { version: 1, coinNum: 7 });
    });
    await act(async () => late.comes({ data: GRANT }));
    expect(opened).not.toHaveBeenCalled();
    expect(coinNum()).toBe(7);
    expect(screen.queryByText('game.apk')).not.toBeInTheDocument();
  });

  it('the next player does not see the previous player’s download', async () => {
    openedFiles();
    player();
    open(aPaidGame(30));
    await buy();
    expect(await screen.findByText('game.apk')).toBeInTheDocument();
    act(() => signIn({ ...ACCOUNT, uid: 8 }));
    expect(screen.queryByText('game.apk')).not.toBeInTheDocument();
  });

  it('on the next visit the button says that the game was downloaded before or has a newer version', async () => {
    openedFiles();
    open(aGame(), { data: { ...GRANT, charged: 0, coinNum: null, version: null } });
    await press('免费下载');
    expect(await screen.findByRole('button', { name: '再次下载' })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('downloads')!)).toMatchObject({ versions: { 1001: '1.2.0' } });
    act(() => useDownloadedVersions.setState({ versions: { 1001: '1.1.0' } }));
    expect(screen.getByRole('button', { name: '更新下载' })).toBeInTheDocument();
  });
});

describe('after an error', () => {
  async function tryToBuy() {
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
  }

  it('a changed price is shown, and nothing is charged until it is confirmed', async () => {
    const opened = openedFiles();
    player();
    const { asked } = open(aPaidGame(30), [
      { code: 2006, msg: '价格有变化', data: { price: 50 } },
      { data: { ...GRANT, charged: 50 } },
    ]);
    await tryToBuy();
    const dialog = await screen.findByRole('dialog', { name: '价格有变化' });
    expect(dialog).toHaveTextContent('新价格30X钻50X钻');
    expect(opened).not.toHaveBeenCalled();
    await press('按新价格下载');
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(asked().map(({ body }) => body)).toEqual(['platformType=1&price=30', 'platformType=1&price=50']);
    const [first, second] = asked().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).not.toBe(first);
  });

  it('a changed price above the balance leads to the recharge', async () => {
    player({ coinNum: 40 });
    open(aPaidGame(30), { code: 2006, msg: '价格有变化', data: { price: 50 } });
    await tryToBuy();
    await screen.findByRole('dialog', { name: '价格有变化' });
    await press('按新价格下载');
    expect(await screen.findByRole('dialog', { name: '当前X钻余额不足！' })).toBeInTheDocument();
  });

  it('a free game that has become paid asks for confirmation first', async () => {
    player();
    open(aGame(), { code: 2006, msg: '价格有变化', data: { price: 30 } });
    await press('免费下载');
    const dialog = await screen.findByRole('dialog', { name: '价格有变化' });
    expect(dialog).toHaveTextContent('30X钻');
  });

  it('a game that no longer exists shows an error and closes the dialog', async () => {
    player();
    open(aPaidGame(30), { code: 2002, msg: '这款游戏已经下架' });
    await tryToBuy();
    await waitFor(() => expect(toasts()).toContain('这款游戏已经下架'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('after too many tries the dialog stays open and shows the wait', async () => {
    player();
    open(aPaidGame(30), { code: 1005, msg: '太频繁', data: { retryAfter: 90 } });
    await tryToBuy();
    expect(await screen.findByRole('alert')).toHaveTextContent('操作太频繁了，请2分钟后再试');
    expect(screen.getByRole('button', { name: '再试一次' })).toBeEnabled();
  });

  it.each([
    ['the network fails', new TypeError('offline')],
    ['the server fails', LOST],
  ])(
    '%s: the retry sends the same purchase, whatever the balance is by then, and tracks it once',
    async (_, failure) => {
      const opened = openedFiles();
      const track = vi.spyOn(tracking, 'trackPurchase');
      player({ coinNum: 30 });
      const { asked } = open(aPaidGame(30), [failure, { data: { ...GRANT, coinNum: 0 } }]);
      await tryToBuy();
      expect(await screen.findByRole('alert')).toHaveTextContent(/不会重复扣X钻/);
      // The purchase succeeded after all: the push arrives before the answer.
      act(() => pushStatus(UID, { version: 5, coinNum: 0 }));
      await press('再试一次');
      await waitFor(() => expect(opened).toHaveBeenCalledOnce());
      const keys = asked().map(({ headers }) => headers['Idempotency-Key']);
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
      expect(track).toHaveBeenCalledOnce();
    },
  );

  it('after a reload the same purchase uses the same key', async () => {
    player();
    const { asked } = open(aPaidGame(30), new TypeError('offline'));
    await tryToBuy();
    await screen.findByRole('alert');
    const key = asked()[0]?.headers['Idempotency-Key'];
    cleanup();
    act(closeStage);
    openedFiles();
    const reloaded = open(aPaidGame(30));
    await tryToBuy();
    await waitFor(() => expect(reloaded.asked()).toHaveLength(1));
    expect(reloaded.asked()[0]?.headers['Idempotency-Key']).toBe(key);
  });
});

describe('an answer that arrives while another game’s price is shown', () => {
  const other = aPaidGame(60, { id: 1002, name: '云上列车' });

  it.each([
    ['a grant', { data: GRANT }, null],
    ['an insufficient balance', { code: 2001, msg: 'X钻不足', data: { coinNum: 3, price: 30 } }, 'X钻不足'],
    ['a changed price', { code: 2006, msg: '价格有变化', data: { price: 50 } }, '价格有变化'],
    ['a removed game', { code: 2002, msg: '内容不存在或已下架' }, '内容不存在或已下架'],
  ])('%s leaves the other game’s dialog open', async (_, answer, refusal) => {
    player();
    let tell: (answer: object) => void = () => undefined;
    const opened = openedFiles();
    open(aPaidGame(30), new Promise<object>((done) => (tell = done)));
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
    const stage = { kind: 'confirm', game: other, platform: 'android' } as const;
    act(() => openStage(stage));
    await act(async () => tell(answer));
    if (refusal === null) await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    else await waitFor(() => expect(toasts()).toContain(refusal));
    expect(useDownloadStage.getState().stage).toBe(stage);
  });
});

describe('an address with pop=1', () => {
  it('a player sees the price at once, and the parameter is removed', async () => {
    player();
    open(aPaidGame(30), undefined, '/detail/1001?pop=1');
    expect(await confirmDialog()).toBeInTheDocument();
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/detail\/1001$/);
  });

  it('a visitor sees no price, and a free game does not start by itself', async () => {
    const { asked } = open(aGame(), undefined, '/detail/1001?pop=1');
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/detail\/1001$/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });
});

it('a game without a file for this device cannot be downloaded', () => {
  open(aGame({ platforms: {} }));
  expect(screen.getByRole('button', { name: '暂无适合这台设备的版本' })).toBeDisabled();
});
