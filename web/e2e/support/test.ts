import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { rewrite } from './database';
import { watchFaults, type Faults } from './faults';
import { register, type Player } from './players';
import { command } from './portal';
import { smsCode, type Scene } from './sms';

export { expect } from '@playwright/test';

/** Details of a test that only the night runs: `test(title, NIGHT, …)`. The gate's criterion is in `tests/README.md`. */
export const NIGHT = { tag: '@night' };

interface Opening extends BrowserContextOptions {
  /** The signed-in player; by default a visitor. */
  player?: Player;
  /** The address of another server than the server of the run. */
  url?: string;
  /** Allows the announcement to pop up. By default it is suppressed, because it covers the page. */
  announcement?: boolean;
}

interface Fixtures {
  /** The server of the run. */
  url: string;
  /** Runs a command of the portal next to the server. */
  portal: (...args: string[]) => Promise<string>;
  newPlayer: () => Promise<Player>;
  /** Runs SQL in the database of the run, for states that no call can produce. */
  rewrite: (statement: string) => Promise<void>;
  /** The `count`th code, by default the first, that the `log` gateway wrote for this phone and scene. */
  codeFor: (phone: string, scene: Scene, count?: number) => Promise<string>;
  /** Opens a new browser context with one empty page. A console error fails the test. */
  open: (opening?: Opening) => Promise<Page>;
  /** The errors of the pages; `expected` allows one. */
  faults: Faults;
}

export const test = base.extend<Fixtures>({
  url: async ({}, give) => give(variable('E2E_URL')),
  portal: async ({}, give) => give((...args) => command(variable('E2E_HOME'), ...args)),
  codeFor: async ({}, give) => give((...asked) => smsCode(variable('E2E_HOME'), ...asked)),
  newPlayer: async ({ url }, give) => give(() => register(url)),
  rewrite: async ({}, give) => give((statement) => rewrite(variable('E2E_HOME'), statement)),
  faults: async ({}, give) => {
    const faults = watchFaults();
    await give(faults);
    faults.check();
  },
  open: async ({ browser, url: ours, faults }, give) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await give(async ({ player, url = ours, announcement = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        storageState: { cookies: [], origins: player ? [signedIn(url, player)] : [] },
        ...options,
      });
      contexts.push(context);
      faults.watch(context);
      if (!announcement) await context.addInitScript(hideAnnouncement);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function variable(name: string): string {
  return process.env[name] ?? '';
}

/** The local storage of a player who signed in earlier. */
function signedIn(origin: string, { account }: Player) {
  return { origin, localStorage: [{ name: 'account', value: JSON.stringify(account) }] };
}

/** Runs in the page before the app. Stores “not today” for the visitor and the player, in version 0 of the app's format: noon of yesterday. */
function hideAnnouncement(): void {
  // An empty page has no storage.
  if (origin === 'null') return;
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const { uid = 0 } = JSON.parse(localStorage.getItem('account') ?? '{}') as { uid?: number };
  for (const id of [0, uid]) localStorage.setItem(`${id}:not-show`, String(yesterday.setHours(12)));
}
