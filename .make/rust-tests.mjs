/**
 * rust-tests.mjs build: compiles the server and all Rust tests once, with clippy's lints as errors.
 * rust-tests.mjs run [libtest arguments…]: runs them. A test that fails runs once more, alone, with its log;
 * where it passes then, it is flaky: its name goes to the file that FLAKY_LOG names, and the exit code stays 0.
 *
 * clippy-driver is rustc with clippy's lints. As cargo's wrapper for this workspace it lints what it compiles, so that
 * no separate `cargo clippy` checks every dependency a second time.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const CARGO = ['test', '--locked'];
const LINTS = ['-D', 'warnings'];
/** More failures than this are no flakiness: they are not run again. */
const RERUN_AT_MOST = 10;

const env = {
  ...process.env,
  RUSTC_WORKSPACE_WRAPPER: 'clippy-driver',
  CLIPPY_ARGS: LINTS.map((argument) => `${argument}__CLIPPY_HACKERY__`).join(''),
};

const [what, ...args] = process.argv.slice(2);
if (what === 'build') process.exitCode = await cargo(['--no-run', ...args]).then(({ status }) => status);
else if (what === 'run') process.exitCode = await run();
else throw new Error('usage: rust-tests.mjs build | run [libtest arguments…]');

async function run() {
  const { status, failed } = await cargo(['--no-fail-fast', '--', ...args]);
  if (status === 0) return 0;
  if (failed.length === 0 || failed.length > RERUN_AT_MOST) return told(failed, status);
  const again = [];
  for (const name of failed) {
    console.log(`\n== ${name} failed; it runs once more, alone`);
    const second = await cargo(['--no-fail-fast', '--', '--exact', name, '--test-threads=1', '--nocapture'], {
      PORTAL_LOG: 'debug',
      RUST_BACKTRACE: '1',
    });
    if (second.status !== 0) again.push(name);
    else if (process.env.FLAKY_LOG) appendFileSync(process.env.FLAKY_LOG, `rust: ${name}\n`);
  }
  const flaky = failed.filter((name) => !again.includes(name));
  for (const name of flaky) console.log(`flaky: ${name}`);
  return told(again, again.length === 0 ? 0 : status);
}

function told(failed, status) {
  for (const name of failed) console.log(`failed: ${name}`);
  return status;
}

/** Runs cargo; its status and the names of the tests that failed. */
async function cargo(more, extra = {}) {
  const child = spawn('cargo', [...CARGO, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...extra },
  });
  const failed = new Set();
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    const name = /^test (\S+)(?: - should panic)? \.\.\. FAILED/.exec(line)?.[1];
    if (name) failed.add(name);
  });
  const status = await new Promise((done) =>
    child.once('error', () => done(127)).once('close', (code) => done(code ?? 1)),
  );
  return { status, failed: [...failed] };
}
