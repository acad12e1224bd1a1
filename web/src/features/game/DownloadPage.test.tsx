import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '@test/fakeNetwork';
import { aFile, aGameDetail } from '@test/games';
import { initDevice } from '@/features/device';
import { testClient } from '@test/queryClient';
import { setDevice } from '@test/device';
import { renderScreen } from '@test/render';
import { dismissStartedDownload, useDownloadedVersions } from './download/startedDownloads';
import DownloadPage from './DownloadPage';

const GRANT = {
  url: '/files/token/game.ipa',
  fileName: 'game.ipa',
  size: 2048,
  sha256: 'ab12cd34'.repeat(8),
  charged: 0,
  coinNum: null,
  version: null,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const UPLOAD = '/api/user/game/download/upload';
const BUNDLE = 'https://apps.example/portal';
const PACKAGE = 'https://files.example/portal.apk';

function open(at: string, answers: Record<string, object> = {}) {
  const network = fakeNetwork(answers as Record<string, { data: unknown }>);
  renderScreen(
    <Routes>
      <Route path="/download/:id?" element={<DownloadPage />} />
    </Routes>,
    { at },
  );
  return network;
}

const opened = () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'));
};
const configure = (bundleUrl: string, packageUrl: string) =>
  setDevice({ serverConfig: { bundleUrl, packageUrl } });

beforeEach(() => {
  useDownloadedVersions.setState({ versions: {} });
  dismissStartedDownload();
});

describe('a game', () => {
  const both = aGameDetail({ platforms: { android: aFile(), ios: aFile({ version: '1.3.1', size: 2048 }) } });

  it('each system has a button, and a tap downloads that file', async () => {
    const links = opened();
    const { sent } = open('/download/1001', {
      '/api/web/game/detail': { data: both },
      '/api/user/game/download/1001': { data: GRANT },
    });
    expect(await screen.findByRole('heading', { name: '龙骨海岸' })).toBeInTheDocument();
    const ios = screen.getByRole('region', { name: 'iOS版' });
    expect(ios).toHaveTextContent('1.3.1 · 2.0KB');
    expect(within(ios).getByRole('button', { name: /SHA-256/ })).toHaveTextContent('ab12cd34…12cd34');
    await userEvent.click(within(ios).getByRole('button', { name: '免费下载' }));
    await waitFor(() => expect(links()).toEqual([GRANT.url]));
    expect(sent.at(-1)?.body).toBe('platformType=2&price=0');
    expect(within(ios).getByRole('status')).toHaveTextContent('开始下载');
    expect(within(screen.getByRole('region', { name: '安卓版' })).queryByRole('status')).toBeNull();
  });

  it('the page explains the installation on both systems', async () => {
    open('/download/1001', { '/api/web/game/detail': { data: both } });
    const steps = (await screen.findByRole('heading', { name: '怎么安装' })).closest('section')!;
    expect(within(steps).getByText('允许安装')).toBeInTheDocument();
    await userEvent.click(within(steps).getByRole('button', { name: 'iOS' }));
    expect(within(steps).getByText('信任开发者')).toBeInTheDocument();
  });

  it('a computer shows a QR code for the phone', async () => {
    open('/download/1001', { '/api/web/game/detail': { data: both } });
    expect(await screen.findByRole('img', { name: '网址的二维码' })).toBeInTheDocument();
  });

  it('a missing game links to other games', async () => {
    open('/download/1001', { '/api/web/game/detail': { code: 2002, msg: '这款游戏已经下架' } });
    expect(await screen.findByText('这款游戏已下架')).toBeInTheDocument();
  });
});

describe('the app itself', () => {
  it('the app is offered for its available systems, and a download is counted', async () => {
    const links = opened();
    localStorage.setItem('inviteCode', 'SKY88');
    configure(BUNDLE, PACKAGE);
    const { sent } = open('/download', { [UPLOAD]: { data: { bundleUrl: BUNDLE, packageUrl: PACKAGE } } });
    await userEvent.click(await screen.findByRole('button', { name: '下载安卓版' }));
    await waitFor(() => expect(links()).toEqual([PACKAGE]));
    expect(sent[0]?.body).toBe('inviteCode=SKY88&platform=android');
    await userEvent.click(screen.getByRole('button', { name: '下载iOS版' }));
    await waitFor(() => expect(links()).toEqual([PACKAGE, BUNDLE]));
    expect(sent[1]?.body).toContain('platform=ios');
  });

  it('the download works even if counting fails', async () => {
    const links = opened();
    configure('', PACKAGE);
    open('/download', { [UPLOAD]: { code: 1005, msg: '太频繁', data: { retryAfter: 9 } } });
    expect(await screen.findByRole('button', { name: '下载安卓版' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '下载iOS版' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '下载安卓版' }));
    await waitFor(() => expect(links()).toEqual([PACKAGE]));
  });

  it('without a native app, the page explains the installation on the home screen', async () => {
    configure('', '');
    open('/download');
    expect(await screen.findByText('客户端正在打包')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '先放到手机桌面' })).toBeInTheDocument();
  });

  it('a failed request for the configuration offers a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const data = {
      serverConfig: { bundleUrl: '', packageUrl: PACKAGE },
      otherConfig: { phoneAutoRegister: 1 },
    };
    open('/download', { '/api/user/device/init': [{ status: 503 }, { data }] });
    await act(() => initDevice(testClient(), 'abc'));
    await userEvent.click(await screen.findByText('没能找到客户端'));
    expect(await screen.findByRole('button', { name: '下载安卓版' })).toBeInTheDocument();
  });
});
