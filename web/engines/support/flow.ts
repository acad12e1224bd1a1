import { test as base, type TestInfo } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { command } from '../../e2e/support/portal.ts';
import { register, type Player } from '../../e2e/support/players.ts';
import { KNOWN_FAILURES, type KnownFailure } from '../knownFailures.ts';
import { Browser, type Engine, type Options, type Scheme } from './engines.ts';
import { Page } from './page.ts';
import { Proxy } from './proxy.ts';

/** The tools of one flow: a new browser, a new origin, and new players on request. */
export interface Flow {
  engine: Engine;
  page: Page;
  proxy: Proxy;
  /** The server itself, for calls without a browser. */
  server: string;
  newPlayer: () => Promise<Player>;
  /** Runs a command of the portal next to the server. */
  portal: (...args: string[]) => Promise<string>;
  /** Allows an error that belongs to the flow, such as a failed call without a network. */
  allow: (error: RegExp) => void;
}

interface Settings {
  scheme?: Scheme;
}

const test = base.extend<Options>({ engine: ['webkitgtk', { option: true }] });

/**
 * Declares a flow. It fails on an error of its own, and on every error that its pages collect. `knownFailures.ts` lists the
 * errors that are known; a listed error that does not occur fails the flow too.
 */
export function flow(
  title: string,
  body: (flow: Flow) => Promise<void>,
  { scheme = 'light' }: Settings = {},
): void {
  test(title, async ({ engine }, info) => {
    const errors = await run(engine, scheme, body, info);
    const known = KNOWN_FAILURES.filter(
      (entry) => entry.engines.includes(engine) && (entry.flows === 'any' || entry.flows.includes(title)),
    );
    judge(errors, known, info);
  });
}

async function run(
  engine: Engine,
  scheme: Scheme,
  body: (flow: Flow) => Promise<void>,
  info: TestInfo,
): Promise<string[]> {
  const server = process.env.E2E_URL ?? '';
  const home = process.env.E2E_HOME ?? '';
  const allowed: RegExp[] = [];
  const errors: string[] = [];
  // WPE has no setting for the system's colour scheme, so the proxy writes the dark theme into the page.
  const theme = engine === 'wpe' && scheme === 'dark' ? 'dark' : undefined;
  const proxy = await Proxy.start(server, theme);
  const browser = await Browser.start(engine, scheme);
  const page = new Page(browser.session, proxy.url);
  try {
    await body({
      ...{ engine, page, proxy, server },
      newPlayer: () => register(server),
      portal: (...args) => command(home, ...args),
      allow: (error) => void allowed.push(error),
    });
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
    const picture = await browser.session.screenshot().catch(() => null);
    if (picture) await writeFile(info.outputPath('screen.png'), picture, 'base64');
  }
  const collected = await page
    .errors()
    .catch((error: unknown) => [`the collected errors cannot be read: ${String(error)}`]);
  errors.push(...new Set(collected.filter((error) => !allowed.some((pattern) => pattern.test(error)))));
  await browser.end();
  await proxy.close();
  return errors;
}

/** Throws if an error is not listed, or a listed error did not occur. */
function judge(errors: readonly string[], known: readonly KnownFailure[], info: TestInfo): void {
  const unknown = errors.filter(
    (error) => !known.some((entry) => entry.errors.some((one) => one.test(error))),
  );
  const faults = unknown.map((error) => `unknown failure: ${error}`);
  for (const entry of known) {
    const absent = entry.errors.filter((one) => !errors.some((error) => one.test(error)));
    if (absent.length < entry.errors.length)
      info.annotations.push({ type: 'known', description: `${entry.code}: ${entry.cause}` });
    if (entry.sometimes) continue;
    for (const error of absent)
      faults.push(`fixed: remove ${String(error)} (${entry.code}) from knownFailures.ts for this flow`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
