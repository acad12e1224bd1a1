import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { rewrite } from './database';
import { watchFaults, type Faults } from './faults';
import { register, type Player } from './players';
import { command } from './portal';
import { smsCode, type Scene } from './sms';

export { expect } from '@playwright/test';

interface Opening extends BrowserContextOptions {
  /** Who is signed in; nobody by default. */
  player?: Player;
  /** Where the app is, if not at the server of the run. */
  url?: string;
  /** Whether the announcement may pop up: it would stand before whatever else a test looks at. */
  announcement?: boolean;
}

interface Fixtures {
  /** The server of the run. */
  url: string;
  /** Runs a command of the portal beside the server. */
  portal: (...args: string[]) => Promise<string>;
  newPlayer: () => Promise<Player>;
  /** Gives the database of the run a past that no player could have made. */
  rewrite: (statement: string) => Promise<void>;
  /** The code that the server sent, the first or the `count`th, as the `log` gateway writes it. */
  codeFor: (phone: string, scene: Scene, count?: number) => Promise<string>;
  /** A new browser of somebody's, with one empty page. What it puts on the console as an error fails the test. */
  open: (opening?: Opening) => Promise<Page>;
  /** What the pages complained of, and how to expect a complaint. */
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

/** The browser of somebody who signed in earlier. */
function signedIn(origin: string, { account }: Player) {
  return { origin, localStorage: [{ name: 'account', value: JSON.stringify(account) }] };
}

/** Runs in the page before the app: today's announcement was put off by whoever this is. */
function hideAnnouncement(): void {
  // An empty page has no storage.
  if (origin === 'null') return;
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const { uid = 0 } = JSON.parse(localStorage.getItem('account') ?? '{}') as { uid?: number };
  for (const who of [0, uid]) localStorage.setItem(`${who}:not-show`, String(yesterday.setHours(12)));
}
