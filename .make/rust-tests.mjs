/**
 * rust-tests.mjs build: compiles the server and all Rust tests, once for the whole suite.
 * rust-tests.mjs lint: fails when that build told a warning of rustc or clippy.
 * rust-tests.mjs run [libtest arguments…]: runs the tests. A test that fails runs once more, alone, with its log;
 * where it passes then, it is flaky: its name goes to the file that FLAKY_LOG names, and the exit code stays 0.
 *
 * clippy-driver is rustc with clippy's lints. As cargo's wrapper for this workspace it lints what it compiles, so that
 * no separate `cargo clippy` checks every dependency a second time.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const CARGO = ['test', '--locked'];
/** More failures than this are no flakiness: they are not run again. */
const RERUN_AT_MOST = 10;

const env = { ...process.env, RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' };

const [mode, ...args] = process.argv.slice(2);
const modes = { build, lint, run };
if (!modes[mode]) throw new Error('usage: rust-tests.mjs build | lint | run [libtest arguments…]');
process.exitCode = await modes[mode]();

async function build() {
  return cargo(['--no-run']);
}

/** Cargo tells the warnings of a build again when nothing has changed since. */
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
  // A binary that died names no test: its status stays.
  return failed.length > 0 || again.length === 0 ? first.status : 0;
}

/** Runs the tests that libtest's arguments choose; the status and the names of those that failed. */
async function test(libtest, extra) {
  const failed = new Set();
  const status = await cargo(
    ['--no-fail-fast', '--', ...libtest],
    (line) => {
      console.log(line);
      const name = /^test (\S+)(?: - should panic)? \.\.\. FAILED/.exec(line)?.[1];
      if (name) failed.add(name);
    },
    extra,
  );
  return { status, failed: [...failed] };
}

async function cargo(more, hear = console.log, extra = {}) {
  const child = spawn('cargo', [...CARGO, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...extra },
  });
  createInterface(child.stdout).on('line', hear);
  return new Promise((done) => child.once('error', () => done(127)).once('close', (code) => done(code ?? 1)));
}
