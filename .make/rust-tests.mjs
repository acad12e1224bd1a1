/**
 * rust-tests.mjs build: compiles the server and all Rust tests, once for the whole suite.
 * rust-tests.mjs lint: fails when that build has a warning of rustc or clippy.
 * rust-tests.mjs run [libtest arguments…]: runs the tests. A failed test runs once more, alone, with its log.
 * If it passes then, it is flaky: its name is appended to the file FLAKY_LOG, and the exit code is 0.
 *
 * clippy-driver is rustc with clippy's lints. Cargo calls it for the crates of this workspace, so the build also lints.
 * Plain `cargo test` does not: it compiles these crates a second time, into the same target folder.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const CARGO = ['test', '--locked'];
/** More failures than this have a common cause, not flakiness: no test runs again. */
const RERUN_AT_MOST = 10;

const env = { ...process.env, RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' };

const [mode, ...args] = process.argv.slice(2);
const modes = { build, lint, run };
if (!modes[mode]) throw new Error('usage: rust-tests.mjs build | lint | run [libtest arguments…]');
process.exitCode = await modes[mode]();

async function build() {
  return cargo(['--no-run']);
}

/** Counts the warnings. Cargo replays those of crates that are up to date. */
async function lint() {
  let warnings = 0;
  const status = await cargo(['--no-run', '--message-format=json'], (line) => {
    const { reason, message } = JSON.parse(line);
    if (reason !== 'compiler-message' || !['warning', 'error'].includes(message.level)) return;
    warnings += 1;
    console.log(message.rendered);
  });
  console.log(`${warnings} warnings`);
  return status || Math.min(warnings, 1);
}

async function run() {
  const first = await test(args);
  if (first.status === 0) return 0;
  const again = first.failed.length > RERUN_AT_MOST ? [] : first.failed;
  const failed = first.failed.slice(again.length);
  for (const name of again) {
    console.log(`\n== ${name} failed; it runs once more, alone`);
    const second = await test(['--exact', name, '--test-threads=1', '--nocapture'], {
      PORTAL_LOG: 'debug',
      RUST_BACKTRACE: '1',
    });
    if (second.status !== 0) failed.push(name);
    else if (process.env.FLAKY_LOG) appendFileSync(process.env.FLAKY_LOG, `rust: ${name}\n`);
  }
  for (const name of failed) console.log(`failed: ${name}`);
  // A test binary that crashed names no failed test: keep its status.
  return failed.length > 0 || again.length === 0 ? first.status : 0;
}

/** Runs the tests that libtest's arguments select; returns the status and the names of the failed tests. */
async function test(libtestArgs, extraEnv) {
  const failed = new Set();
  const status = await cargo(
    ['--no-fail-fast', '--', ...libtestArgs],
    (line) => {
      console.log(line);
      const name = /^test (\S+)(?: - should panic)? \.\.\. FAILED/.exec(line)?.[1];
      if (name) failed.add(name);
    },
    extraEnv,
  );
  return { status, failed: [...failed] };
}

async function cargo(cargoArgs, onLine = console.log, extraEnv = {}) {
  const child = spawn('cargo', [...CARGO, ...cargoArgs], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...extraEnv },
  });
  createInterface(child.stdout).on('line', onLine);
  return new Promise((done) => child.once('error', () => done(127)).once('close', (code) => done(code ?? 1)));
}
