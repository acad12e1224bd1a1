/**
 * rust-tests.mjs build: compiles the server and all Rust tests, once for the whole suite. Prints the path of the server on stdout.
 * rust-tests.mjs lint: fails when that build has a warning of rustc or clippy, or leaves out a target of a default member.
 * rust-tests.mjs run [libtest arguments…]: runs the tests. A failed test runs once more, alone, with its log.
 * If it passes then, it is flaky: its name is appended to the file FLAKY_LOG, and the exit code is 0.
 * Tests with `#[ignore = "night"]` run with --ignored (only these), and when a filter selects them.
 *
 * clippy-driver is rustc with clippy's lints. Cargo calls it for the crates of this workspace, so the build also lints.
 * Plain `cargo test` does not: it compiles these crates a second time, into the same target folder.
 */
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { cargo, printPrograms } from './cargo.mjs';
import * as dependencies from './dependencies.mjs';

const CARGO = ['test', '--locked'];
const CLIPPY = { RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' };
/** More failures than this have a common cause, not flakiness: no test runs again. */
const RERUN_AT_MOST = 10;

const [mode, ...args] = process.argv.slice(2);
const modes = { build, lint, run };
if (!modes[mode]) throw new Error('usage: rust-tests.mjs build | lint | run [libtest arguments…]');
process.exitCode = await modes[mode]();

async function build() {
  await dependencies.restore();
  const status = await printPrograms([...CARGO, '--no-run'], CLIPPY);
  if (status === 0) await dependencies.keep();
  return status;
}

/** Counts the warnings. Cargo prints the warnings of unchanged crates again. */
async function lint() {
  let warnings = 0;
  const left = await firstFiles();
  const hear = (line) => {
    const { reason, message, target } = JSON.parse(line);
    if (reason === 'compiler-artifact') left.delete(target.src_path);
    if (reason !== 'compiler-message' || !['warning', 'error'].includes(message.level)) return;
    warnings += 1;
    console.log(message.rendered);
  };
  const status = await cargo([...CARGO, '--no-run', '--message-format=json'], { hear, env: CLIPPY });
  console.log(`${warnings} warnings`);
  for (const path of left) console.log(`failed: the build leaves out ${path}; remove test = false`);
  return status || Math.min(warnings + left.size, 1);
}

/** The first file of each library, program and test of the default members. */
async function firstFiles() {
  let workspace;
  const hear = (line) => (workspace = JSON.parse(line));
  await cargo(['metadata', '--locked', '--no-deps', '--format-version=1'], { hear });
  const members = workspace.packages.filter(({ id }) => workspace.workspace_default_members.includes(id));
  return new Set(members.flatMap(({ targets }) => targets.map((target) => target.src_path)));
}

async function run() {
  const filtered = args.some((arg) => !arg.startsWith('-'));
  const first = await test(filtered && !args.includes('--ignored') ? ['--include-ignored', ...args] : args);
  if (first.status === 0) {
    if (!first.empty) return 0;
    console.log('failed: no test ran');
    return 1;
  }
  if (!first.complete)
    console.log('failed: the build failed, a test binary died, or a failed test has no name');
  const again = !first.complete || first.failed.length > RERUN_AT_MOST ? [] : first.failed;
  const failed = first.failed.slice(again.length);
  for (const name of again) {
    console.log(`\n== ${name} failed; it runs once more, alone`);
    const second = await test(['--include-ignored', '--exact', name, '--test-threads=1', '--nocapture'], {
      PORTAL_LOG: 'debug',
      RUST_BACKTRACE: '1',
    });
    if (second.status !== 0 || second.empty) failed.push(name);
    else if (process.env.FLAKY_LOG) appendFileSync(process.env.FLAKY_LOG, `rust: ${name}\n`);
  }
  for (const name of failed) console.log(`failed: ${name}`);
  // A rerun excuses a failure only if every failed test has a name and passed again.
  return failed.length > 0 || again.length === 0 ? first.status : 0;
}

/**
 * Runs the tests that libtest's arguments select. The result has the status, the names of failed tests, whether all
 * binaries ended and named each failed test, and whether their filters found no test.
 */
async function test(libtestArgs, env) {
  const failed = new Set();
  let [started, announced, ended, passed, unnamed] = [0, 0, 0, 0, 0];
  // libtest lists the failed tests last. A test's own output can break the lines before.
  let list = [];
  const hear = (line) => {
    console.log(line);
    if (/^running \d+ tests?$/.test(line)) announced += 1;
    if (line === 'failures:') list = [];
    const name = /^ {4}(\S+)(?: - should panic)?$/.exec(line)?.[1];
    if (name) list.push(name);
    const result = /^test result: \S+ (\d+) passed; (\d+) failed;/.exec(line);
    if (!result) return;
    ended += 1;
    passed += Number(result[1]);
    if (Number(result[2]) !== list.length) unnamed += 1;
    for (const one of list.splice(0)) failed.add(one);
  };
  const hearError = (line) => {
    console.error(line);
    if (/Running (unittests )?\S+\.rs \(.+\)$/.test(stripVTControlCharacters(line))) started += 1;
  };
  const args = [...CARGO, '--no-fail-fast', '--', ...libtestArgs];
  const status = await cargo(args, { hear, hearError, env: { ...CLIPPY, ...env } });
  const complete = ended > 0 && ended >= Math.max(started, announced) && unnamed === 0;
  return { status, failed: [...failed], complete, empty: ended > 0 && passed === 0 };
}
