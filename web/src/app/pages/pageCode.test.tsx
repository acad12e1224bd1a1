import { setConnection } from '@/realtime/connectionStore';
import { reload } from '@/lib/reload';
import { renderScreen } from '@test/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeNamed } from '../routes';
import { pageCode, reloadIfReplaced } from './pageCode';
import { PageLoading } from './PageLoading';

vi.mock('@/lib/reload');

const failing = (times: number) => {
  const fetch = vi.fn(async () => 'code');
  for (let time = 0; time < times; time += 1) fetch.mockRejectedValueOnce(new TypeError('lost'));
  return fetch;
};
const network = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setConnection('off');
});

describe('the code of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('loads when the network is back, and not before', async () => {
    network(false);
    const fetch = failing(1);
    const code = pageCode(fetch);
    const loaded = code.load();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(code.useFailures.getState().count).toBe(1);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('code');
    expect(code.useFailures.getState().count).toBe(0);
  });

  it('loads when the socket is back', async () => {
    network(false);
    const fetch = failing(1);
    const loaded = pageCode(fetch).load();
    await settle();
    setConnection('online');
    await expect(loaded).resolves.toBe('code');
  });

  it('loads after a growing delay if the browser reports a network', async () => {
    const fetch = failing(2);
    const loaded = pageCode(fetch).load();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loaded).resolves.toBe('code');
  });

  it('loads at once when the player retries', async () => {
    const code = pageCode(failing(1));
    const loaded = code.load();
    await settle();
    code.retry();
    await expect(loaded).resolves.toBe('code');
  });

  it('requests a failed style sheet again', async () => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    document.head.append(sheet);
    sheet.dispatchEvent(new Event('error'));
    const fetch = failing(1);
    const code = pageCode(fetch);
    const loaded = code.load();
    await settle();
    code.retry();
    await settle();
    expect(sheet.isConnected).toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
    document.head.querySelector('link[rel="stylesheet"]')!.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe('code');
  });
});

describe('a page of an older release', () => {
  const served = (html: string) => vi.stubGlobal('fetch', async () => new Response(html));
  const page = (hash: string) => `<script src="/assets/first-${hash}.js"></script>`;

  beforeEach(() => {
    const script = document.createElement('script');
    script.src = '/assets/first-old.js';
    script.type = 'text/plain';
    document.head.replaceChildren(script);
    vi.mocked(reload).mockClear();
  });

  it.each([
    ['loads again if the server has a newer release', page('new'), 1],
    ['stays if the server has the same release', page('old'), 0],
    ['stays if something else answers', '<p>Wi-Fi</p>', 0],
  ])('%s', async (_, html, reloads) => {
    served(html);
    await reloadIfReplaced();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('while its code does not load, a page', () => {
  const show = (name: string, failures: number) => {
    const code = pageCode(async () => undefined);
    code.useFailures.setState({ count: failures });
    const retry = vi.fn(() => undefined);
    renderScreen(<PageLoading route={{ ...routeNamed(name), code: { ...code, retry } }} />);
    return retry;
  };

  it('shows its bar with the way back and its title', () => {
    show('post', 0);
    expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '帖子' })).toBeVisible();
  });

  it('shows its tabs', () => {
    show('notice', 0);
    for (const name of ['赞', '评论和@', '关注']) expect(screen.getByText(name)).toBeVisible();
  });

  it('says so without a network, and retries by a tap', async () => {
    network(false);
    const retry = show('post', 1);
    expect(screen.getByRole('alert')).toHaveTextContent('没有网络，连上后会自动打开');
    await userEvent.click(screen.getByRole('button', { name: '点一下重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('loads the document again if a repeated attempt has failed', async () => {
    vi.mocked(reload).mockClear();
    const retry = show('post', 2);
    await act(async () => screen.getByRole('button', { name: '点一下重试' }).click());
    expect(retry).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });
});
