import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { containsSecret } from './secrets';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Generous, because the import of the demo content takes minutes on a busy machine. */
const START_MS = 400_000;

interface Options {
  /** The folder that the server keeps between two starts; by default a new one. */
  home?: string;
  port?: number;
  /** Imports the demo content. Without it a server starts in a second or two. */
  demo?: boolean;
}

/** A portal for tests: the real binary with a private database in a temporary folder. */
export class Portal {
  private constructor(
    private readonly server: ChildProcess,
    readonly home: string,
    readonly url: string,
    private readonly log: readonly string[],
  ) {}

  static async start({ home, port = 0, demo = false }: Options = {}): Promise<Portal> {
    const folder = home ?? (await newHome());
    const server = spawn(binary(), ['serve'], {
      cwd: repository,
      env: environment(folder, {
        PORTAL_HTTP_ADDR: `127.0.0.1:${port}`,
        PORTAL_DEMO_PACK: demo ? join(repository, 'sql/demo') : join(folder, 'no-pack'),
        PORTAL_DRAIN_S: '1',
        PORTAL_PAY_SANDBOX_DELAY_S: '2',
        // One story needs two codes in a row, and all tests share one address.
        PORTAL_SMS_PER_PHONE: '2/1m',
        PORTAL_SMS_PER_PHONE_OF_KNOWN_DEVICE: '2/1m',
        PORTAL_SMS_PER_ADDRESS: '1000/1h',
        PORTAL_REGISTRATIONS_PER_ADDRESS: '10000/1h',
        PORTAL_INVITES_PER_ADDRESS: '10000',
        // Players of tests are new, and they act fast.
        PORTAL_NEWCOMER_HOURS: '0',
        PORTAL_COMMENTS_PER_ACCOUNT: '10000/1h',
        PORTAL_POSTS_PER_ACCOUNT: '10000/1h',
        PORTAL_LOGINS_PER_NAME: '10000/1h',
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C must not reach the server: stop() ends it after the tests.
      detached: true,
    });
    const kill = () => server.kill('SIGINT');
    process.once('exit', kill);
    server.once('exit', () => process.off('exit', kill));
    const log: string[] = [];
    createInterface(server.stderr).on('line', (line) => {
      log.push(line);
      appendFileSync(logFile(folder), `${line}\n`);
    });
    return new Portal(server, folder, await announcedAddress(server, log), log);
  }

  /** Stops the server as Ctrl-C does. Throws if it ended with an error, logged an error or logged a secret. */
  async stop(): Promise<void> {
    const { server } = this;
    const ended = new Promise<string | number | null>((done) =>
      server.once('close', (code, signal) => done(code ?? signal)),
    );
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`the portal ended before the test stopped it\n${tail(this.log)}`);
    server.kill('SIGINT');
    const status = await ended;
    if (status !== 0) throw new Error(`the portal ended with ${status}\n${tail(this.log)}`);
    const faults = this.log.filter((line) => /\bERROR\b|panicked at/.test(line));
    if (faults.length > 0) throw new Error(`the portal logged faults:\n${faults.join('\n')}`);
    const secrets = this.log.filter(containsSecret);
    if (secrets.length > 0) throw new Error(`the portal logged secrets:\n${secrets.join('\n')}`);
  }

  async remove(): Promise<void> {
    await rm(this.home, { recursive: true, force: true });
  }
}

/** Runs a command of the portal next to the running server, as an operator does in a second terminal. */
export async function command(home: string, ...args: string[]): Promise<string> {
  const ran = await promisify(execFile)(binary(), args, { cwd: repository, env: environment(home) });
  const secrets = ran.stderr.split('\n').filter(containsSecret);
  if (secrets.length > 0) throw new Error(`portal ${args[0]} logged secrets:\n${secrets.join('\n')}`);
  return ran.stdout;
}

/** The log of the server with this home, from a file, because other processes read it too. */
export async function logOf(home: string): Promise<string> {
  return readFile(logFile(home), 'utf8').catch(() => '');
}

const logFile = (home: string) => join(home, 'e2e.log');

/** The path of the server. Only cargo knows it, so the scripts pass it. */
function binary(): string {
  const path = process.env.PORTAL_BIN;
  if (!path) throw new Error('PORTAL_BIN, the path of the server, is not set: run .make/browser-tests');
  return resolve(repository, path);
}

/** PostgreSQL never runs as root, so its user must be able to enter the folder. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  chmodSync(home, 0o755);
  return home;
}

/** Keeps the developer's settings away from the server under test. */
function environment(home: string, settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PORTAL_.*|DATABASE_URL|REDIS_URL)$/.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', PORTAL_HOME: home, ...settings };
}

async function announcedAddress(server: ChildProcess, log: readonly string[]): Promise<string> {
  return new Promise((announced, failed) => {
    const fail = (what: string) => failed(new Error(`${what}\n${tail(log)}`));
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      fail(`the portal did not start within ${START_MS / 1000} s`);
    }, START_MS);
    server.once('error', failed);
    server.once('close', (code) => {
      clearTimeout(timer);
      fail(`the portal ended with ${code} instead of serving`);
    });
    createInterface(server.stdout!).on('line', (line) => {
      const address = /^portal: (http\S+)/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      announced(address);
    });
  });
}

const tail = (log: readonly string[]) => log.slice(-20).join('\n');
