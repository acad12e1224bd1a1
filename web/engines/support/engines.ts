import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { waitUntil } from './waitUntil.ts';
import { isReady, Session } from './webdriver.ts';

export const ENGINES = ['webkitgtk', 'wpe', 'firefox'] as const;
export type Engine = (typeof ENGINES)[number];
export interface Options {
  engine: Engine;
}
export type Scheme = 'light' | 'dark';

interface Launch {
  driver: string;
  env?: Record<string, string>;
  capabilities: object;
}

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const WIDTH = 480;
const HEIGHT = 900;

const LAUNCH: Record<Engine, (scheme: Scheme) => Launch> = {
  webkitgtk: (scheme) => ({
    driver: 'WebKitWebDriver',
    // GTK has no other switch for the colour scheme.
    env: { GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
    capabilities: {
      'webkitgtk:browserOptions': {
        binary: process.env.MINIBROWSER ?? `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
        args: ['--automation'],
      },
    },
  }),
  wpe: () => ({
    driver: 'WPEWebDriver',
    capabilities: {
      // The browser `cog` is unfit: when a download starts, it replaces the page by an error page.
      'wpe:browserOptions': {
        binary: `${LIBRARIES}/wpe-webkit-1.1/MiniBrowser`,
        args: ['--automation', '--headless'],
      },
    },
  }),
  firefox: (scheme) => ({
    driver: process.env.GECKODRIVER ?? 'geckodriver',
    capabilities: {
      'moz:firefoxOptions': {
        binary: '/usr/bin/firefox-esr',
        args: ['-headless'],
        prefs: {
          'intl.accept_languages': 'zh-CN, zh',
          'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
          // Downloads must not open a dialog of the browser.
          'browser.download.start_downloads_in_tmp_dir': true,
          'browser.download.always_ask_before_handling_new_types': false,
        },
      },
    },
  }),
};

/** A driver process with one session. Each flow starts its own, so that a crash affects one flow only. */
export class Browser {
  private constructor(
    private readonly driver: ChildProcess,
    readonly session: Session,
  ) {}

  static async start(engine: Engine, scheme: Scheme): Promise<Browser> {
    const { driver: program, env, capabilities } = LAUNCH[engine](scheme);
    const port = await freePort();
    // The driver and its browser form a process group, which ends as a whole.
    const driver = spawn(program, [`--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      // WebKit takes the language of its pages from the locale.
      env: { ...process.env, LC_ALL: 'zh_CN.UTF-8', ...env },
    });
    const failed = new Promise<never>((_, fail) => driver.once('error', fail));
    failed.catch(() => undefined);
    const onExit = () => kill(driver);
    process.once('exit', onExit);
    driver.once('exit', () => process.off('exit', onExit));
    try {
      const url = `http://127.0.0.1:${port}`;
      await Promise.race([failed, waitUntil(`${program} is ready`, () => isReady(url))]);
      const session = await Session.start(url, capabilities);
      // WPE without a display has one size, 1280×720.
      if (engine !== 'wpe') await session.resize(WIDTH, HEIGHT);
      return new Browser(driver, session);
    } catch (error) {
      kill(driver);
      throw error;
    }
  }

  async end(): Promise<void> {
    // A crashed session cannot end. Its processes are killed below.
    await this.session.end().catch(() => undefined);
    kill(this.driver);
  }
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group ended by itself.
  }
}

/** Finds a free port, because drivers cannot choose and announce one. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
