import type { Page, Request } from '@playwright/test';
import { openScreen } from '../support/app';
import { settled } from '../support/pictures';
import { screens } from '../support/screens';
import { SCHEMES, sized, SIZES } from '../support/variants';
import { ready } from '../support/worker';
import { each, screenAt, shoot } from './support/camera';
import { expect } from '../support/test';
import { test } from './support/screenshotPlayers';

const PHONE = SIZES[0];
/** The screens that are photographed without a network. */
const OFFLINE = ['/', '/square', '/animate', '/games', '/profile', '/message', '/post/1', '/bookinfo/2001'];
/** The app does not start without this call. */
const START = '/api/user/device/init';

const dataOf = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== START;
const forPlayers = screens.filter(({ guestsOnly }) => !guestsOnly);

test.beforeEach(({ faults }) => faults.expected(/Failed to load resource|ERR_|WebSocket|SDK/));

for (const scheme of SCHEMES) {
  const look = { ...sized(PHONE), colorScheme: scheme, reducedMotion: 'reduce' } as const;
  const shots = (name: string, path: string, state: string) =>
    ({ screen: screenAt(name, path), ...PHONE, scheme, state }) as const;

  test(`${scheme} loading`, async ({ open, cast }) => {
    const page = await open({ ...look, player: cast.regular });
    await page.route(dataOf, () => new Promise(() => undefined));
    const drawn = watchCode(page);
    await each(forPlayers, async ({ name, path }) => {
      await page.goto(path);
      await drawn();
      await shoot(page, shots(name, path, 'loading'));
    });
  });

  test(`${scheme} error`, async ({ open, cast }) => {
    const page = await open({ ...look, player: cast.regular });
    await page.route(dataOf, (route) =>
      route.fulfill({ status: 500, json: { code: 1, msg: '服务器内部错误', data: null } }),
    );
    await each(forPlayers, async ({ name, path }) => {
      await page.goto(path);
      await settled(page);
      await shoot(page, shots(name, path, 'error'));
    });
  });

  test(`${scheme} english`, async ({ open, cast }) => {
    const page = await open({ ...look, player: cast.regular });
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await each(forPlayers, async ({ name, path }) => {
      await page.goto(path);
      await settled(page);
      await shoot(page, shots(name, path, 'english'));
    });
  });

  test(`${scheme} offline`, async ({ open, cast }) => {
    const page = await open({ ...look, player: cast.regular, serviceWorkers: 'allow' });
    await page.goto('/');
    await ready(page);
    await page.context().setOffline(true);
    await each(OFFLINE, async (path) => {
      await page.goto(path);
      await settled(page);
      await shoot(page, shots(path === '/' ? 'home' : '', path, 'offline'));
    });
  });
}

/** Waits until the code of the screen is loaded and has drawn its skeleton. */
function watchCode(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return async () => {
    await openScreen(page).locator('[data-scroller] > *').filter({ visible: true }).first().waitFor();
    await expect.poll(() => onTheWay.size).toBe(0);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
}
