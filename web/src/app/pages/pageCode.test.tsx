import { setConnection } from '@/realtime/connectionStore';
import { reload } from '@/lib/reload';
import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeNamed } from '../routes';
import { needsReload, pageCode } from './pageCode';
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
  document.head.replaceChildren();
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
});

describe('a style sheet that failed', () => {
  const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const end = (type: 'load' | 'error') => sheets().forEach((sheet) => sheet.dispatchEvent(new Event(type)));
  const addFailed = (href: string) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(sheet);
    sheet.dispatchEvent(new Event('error'));
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.replaceChildren();
  });
  afterEach(async () => {
    const others = pageCode(async () => undefined).load();
    end('load');
    await others;
  });

  it('is requested again before the code, also by another page', async () => {
    addFailed('/assets/page.css');
    const fetch = failing(0);
    const loaded = pageCode(fetch).load();
    await settle();
    expect(fetch).not.toHaveBeenCalled();
    end('load');
    await expect(loaded).resolves.toBe('code');
    expect(sheets()).toHaveLength(1);
  });

  it('does not stop a page that did not need it', async () => {
    addFailed('/assets/blocked.css');
    const loaded = pageCode(failing(0)).load();
    end('error');
    await expect(loaded).resolves.toBe('code');
  });

  it('stops the page whose code failed with it, until it has loaded', async () => {
    const fetch = failing(0);
    fetch.mockImplementationOnce(async () => {
      addFailed('/assets/page.css');
      throw new Error('no sheet');
    });
    const code = pageCode(fetch);
    const loaded = code.load();
    await settle();
    code.retry();
    await settle();
    end('error');
    await settle();
    expect(code.useFailures.getState().count).toBe(2);
    expect(fetch).toHaveBeenCalledOnce();
    code.retry();
    await settle();
    end('load');
    await expect(loaded).resolves.toBe('code');
  });
});

/** This document is of the release `old`. */
function addFirstScript(): void {
  const script = document.createElement('script');
  script.src = '/assets/first-old.js';
  script.type = 'text/plain';
  document.head.replaceChildren(script);
}
const served = (html: string) => vi.stubGlobal('fetch', async () => new Response(html));
const pageOf = (release: string) => `<script src="/assets/first-${release}.js"></script>`;

describe('a new document is necessary', () => {
  beforeEach(addFirstScript);

  it.each([
    ['if the server has a newer release', pageOf('new'), 1, true],
    ['if a repeated attempt has failed although the server answers', pageOf('old'), 2, true],
    ['but not after one failure of the same release', pageOf('old'), 1, false],
    ['but not if something else answers', '<p>Wi-Fi</p>', 2, false],
  ])('%s', async (_, html, failures, expected) => {
    served(html);
    expect(await needsReload(failures)).toBe(expected);
  });

  it('but not without a network', async () => {
    served(pageOf('new'));
    network(false);
    expect(await needsReload(2)).toBe(false);
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

  describe('that needs a new document', () => {
    beforeEach(() => {
      vi.mocked(reload).mockClear();
      addFirstScript();
      served(pageOf('new'));
    });

    it('loads the document again by itself', async () => {
      show('post', 1);
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    });

    it('does so only once in a row, and then by a tap', async () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
        { type: 'reload' } as PerformanceNavigationTiming,
      ]);
      const fetch = vi.fn(async () => new Response(pageOf('new')));
      vi.stubGlobal('fetch', fetch);
      show('post', 1);
      expect(fetch).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: '点一下重试' }));
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    });
  });
});
