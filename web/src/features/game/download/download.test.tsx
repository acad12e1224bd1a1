import type { Game } from '@/api/types';
import { useToasts } from '@/components/ui/toast/toastStore';
import { readVipConfig, signIn, signOut, takeSnapshot } from '@/features/account';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '@test/fetch';
import { aGame, aPaidGame } from '@test/games';
import { renderScreen } from '@test/render';
import { DownloadBar } from '../detail/DownloadBar';
import { DownloadHost } from './DownloadHost';
import { closeStage } from './downloadStore';

const CALL = '/api/user/game/download/1001';
const UID = 7;
const ACCOUNT = { uid: UID, token: 't', loginName: 'qing', name: '小晴' } as Parameters<typeof signIn>[0];
const GRANT = { url: '/files/game.apk', fileName: 'game.apk', charged: 30, coinNum: 98 };

beforeEach(() => {
  signOut({ skipServer: true });
  closeStage();
  useToasts.setState({ toasts: [] });
});

function player(status: { coinNum?: number; levelType?: number; expTime?: string | null } = {}) {
  signIn(ACCOUNT);
  takeSnapshot(UID, { version: 1, coinNum: 128, levelType: 0, expTime: null, ...status });
}

function open(game: Game, answer: object = { data: GRANT }) {
  const network = fakeNetwork({ [CALL]: answer, '/api/user/center/me': { data: { version: 1 } } });
  renderScreen(
    <>
      <DownloadBar game={game} />
      <DownloadHost />
    </>,
    { at: '/detail/1001' },
  );
  const asked = () => network.sent.filter(({ url }) => url === CALL);
  return { asked };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const confirmDialog = () => screen.findByRole('dialog', { name: '确认下载' });

describe('a free game', () => {
  it('downloads at once, without signing in', async () => {
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked } = open(aGame());
    await press('免费下载');
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(asked()[0]?.body).toBe('platformType=1&price=0');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says honestly what the server refuses', async () => {
    open(aGame(), { code: 1, msg: '下载服务还没有开放', status: 501 });
    await press('免费下载');
    await waitFor(() => expect(toasts()).toEqual(['下载服务还没有开放']));
  });
});

describe('a paid game', () => {
  it('sends a visitor to login', async () => {
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    expect(screen.getByTestId('where')).toHaveTextContent('/login');
    expect(asked()).toEqual([]);
  });

  it('shows the price first, and only its buttons close it', async () => {
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

  it('is asked for once, at the price that was shown, and tracked as a purchase', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const fbq = vi.fn();
    vi.stubGlobal('fbq', fbq);
    player();
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    await confirmDialog();
    await userEvent.dblClick(screen.getByRole('button', { name: '确认下载' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked().map(({ body }) => body)).toEqual(['platformType=1&price=30']);
    expect(asked()[0]?.headers['Idempotency-Key']).toBeTruthy();
    expect(fbq.mock.calls).toEqual([['track', 'Purchase', { value: 30, currency: 'USD' }]]);
    vi.stubGlobal('fbq', undefined);
  });

  it('a balance that does not reach leads to recharging', async () => {
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

  it('a balance of exactly the price reaches', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    player({ coinNum: 30 });
    const { asked } = open(aPaidGame(30));
    await press('下载 · 30X钻');
    await confirmDialog();
    await press('确认下载');
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it('the server has the last word about the balance', async () => {
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
    expect(readVipConfig()).toEqual({ type: 1, source: 1001 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a member downloads for nothing and sees until when', async () => {
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

it('a game without a version for this device cannot be downloaded', () => {
  open(aGame({ platforms: {} }));
  expect(screen.getByRole('button', { name: '暂无适合这台设备的版本' })).toBeDisabled();
});
