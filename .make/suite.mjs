/**
 * suite.mjs <test|test-all|figures>: runs a suite of steps, two at a time, and prints the seconds of each at the end.
 *
 * - A step starts when the steps that it needs have passed and a slot is free. A step that is `alone` takes both slots.
 * - A failed step stops no independent step, so one red run names every failure. A step whose needs failed counts as failed.
 * - ONLY=<part of a name> runs the steps whose names contain it, and the steps that they need.
 * - .portal/suite/<step>.log keeps the output of each step. A step that is `alone` also prints it immediately.
 *   The others print their result lines when they pass, and their whole log when they fail.
 * - Variables that choose which tests run (SETTINGS) reach only steps of the night and of the figures, and only with ONLY.
 * - Flaky tests (they passed on their second run) and skipped tests leave the exit code 0 in `test`; otherwise it is 1.
 * - The suite sets TMPDIR to a folder in /dev/shm when enough memory is free. `figures` keeps the disk, because it measures it.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, hostname } from 'node:os';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { steps, suites } from './steps.mjs';

const FOLDER = '.portal/suite';
const SLOTS = 2;
const PROGRESS_EVERY_MS = 60_000;
/** A step that hangs is killed after this time, so that the others still run. */
const LIMIT_MINUTES = 30;
/** The output of a step is read for this time after the step ended. */
const OUTPUT_GRACE_MS = 5_000;
/** The tests create a thousand databases. A file system in memory does that in a fifth of the processor time. */
const MEMORY_FOLDER = '/dev/shm';
/** The folders there have this prefix and the process id. The host name separates containers that share the memory folder. */
const OWNED = `portal-${hostname()}-`;
/** Free memory that this requires; the tests use a fraction of it. */
const FREE_GIB = 8;
/** Variables that choose which tests run, and for how long. */
const SETTINGS = [
  ...['CYCLES', 'ENGINE', 'EXAMPLES', 'FILTER', 'FUZZ_SECONDS', 'KILLS', 'LIGHTHOUSE_RUNS', 'NIGHT', 'OLD'],
  ...['RESULTS', 'ROUNDS', 'SECONDS_EACH', 'SEED', 'STRIP_PAGES', 'XSS_CORPUS'],
];
const isSetting = (name) => SETTINGS.includes(name) || /^(PORTAL|PROPTEST|RUST_TEST)_/.test(name);
/** Lines with the number of tests, which a passed step prints. */
const RESULT_LINE = /^test result|^\s*(Tests|Test Files) {2}|^\s*\d+ (passed|failed)/;

const suite = process.argv[2];
const strict = suite !== 'test';
const begin = Date.now();
const lists = { flaky: resolve(FOLDER, 'flaky.txt'), skipped: resolve(FOLDER, 'skipped.txt') };
let scratch;
const results = new Map();
let interrupted = false;

async function main() {
  const chosen = choose(
    suites[suite] ?? die(`no suite "${suite}"; there are ${Object.keys(suites).join(', ')}`),
  );
  const ignored = Object.keys(process.env).filter(isSetting);
  if (ignored.length > 0 && (suite === 'test' || !process.env.ONLY))
    say(
      `· ignored: ${ignored.join(', ')}; they reach only a step of the night or of the figures, with ONLY=<step>`,
    );
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  // The program that reads the output has ended, as in `make test | head`.
  process.stdout.on('error', () => interrupted || interrupt());
  process.once('exit', leaveNothing);
  removeLeftFolders();
  if (suite !== 'figures') scratch = makeMemoryFolder();
  await runAll(chosen);
  const status = summary();
  process.exitCode = interrupted ? 130 : status;
}

/** The steps of the suite that ONLY selects, and all steps that they need, in the order of `steps`. */
function choose(names) {
  const { ONLY: only } = process.env;
  const wanted = new Set();
  const want = (name) => {
    if (!wanted.has(name)) for (const need of (wanted.add(name), steps[name].needs ?? [])) want(need);
  };
  names.filter((name) => !only || name.includes(only)).forEach(want);
  if (wanted.size === 0) die(`no step of ${suite} has "${only}" in its name; there are ${names.join(', ')}`);
  return Object.keys(steps).filter((name) => wanted.has(name));
}

/** Process groups of the steps that run now. */
const running = new Map();

/** Ends the steps that run, and starts no other. A second signal does not wait for them. */
function interrupt() {
  for (const group of running.keys()) interrupted ? signalGroup(group, 'SIGKILL') : endGroup(group);
  interrupted = true;
}

/** Only SIGINT lets Playwright stop its servers, which have process groups of their own. */
function endGroup(group) {
  signalGroup(group, 'SIGINT');
  const later = (seconds, signal) =>
    setTimeout(() => running.has(group) && signalGroup(group, signal), seconds * 1000).unref();
  later(15, 'SIGTERM');
  later(25, 'SIGKILL');
}

function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch (error) {
    // Its last process has ended; macOS calls that EPERM.
    if (!['ESRCH', 'EPERM'].includes(error.code)) throw error;
  }
}

/** The runner kills its steps and frees the memory of their files, also when it fails. Only `kill -9` prevents this. */
function leaveNothing() {
  for (const group of running.keys()) signalGroup(group, 'SIGKILL');
  if (scratch) removeFolder(scratch);
}

async function runAll(names) {
  const waiting = new Set(names);
  const busy = new Map();
  while (waiting.size > 0 || busy.size > 0) {
    for (const name of waiting) {
      const needs = steps[name].needs ?? [];
      const failed = needs.find((need) => results.get(need)?.status > 0);
      if (failed || interrupted) {
        waiting.delete(name);
        const why = failed ? `not run: ${failed} failed` : 'not run: interrupted';
        results.set(name, { seconds: 0, status: 1, why });
      } else if (needs.every((need) => results.has(need))) {
        const free = SLOTS - [...busy.keys()].reduce((sum, other) => sum + slotsOf(other), 0);
        if (slotsOf(name) <= free) {
          waiting.delete(name);
          busy.set(
            name,
            run(name).finally(() => busy.delete(name)),
          );
        } else if (steps[name].alone) {
          // Start no later step either: otherwise a step that needs both slots would never get them.
          break;
        }
      }
    }
    if (busy.size > 0) await Promise.race(busy.values());
  }
}

/** Makes the folder for temporary files in memory; undefined when memory is short, or the caller has set TMPDIR. */
function makeMemoryFolder() {
  if (process.env.TMPDIR || !existsSync(MEMORY_FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  if (Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) < FREE_GIB * 2 ** 30)
    return undefined;
  const folder = mkdtempSync(`${MEMORY_FOLDER}/${OWNED}${process.pid}-`);
  // PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** A runner that was killed leaves its folder, whose name has its process id. */
function removeLeftFolders() {
  if (!existsSync(MEMORY_FOLDER)) return;
  for (const name of readdirSync(MEMORY_FOLDER)) {
    if (!name.startsWith(OWNED) || isAlive(Number.parseInt(name.slice(OWNED.length)))) continue;
    say(`· removing ${MEMORY_FOLDER}/${name}: its suite was killed`);
    removeFolder(`${MEMORY_FOLDER}/${name}`);
  }
}

function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: another user's process has this id.
    return error.code !== 'ESRCH';
  }
}

function removeFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    console.error(`✗ ${folder} remains: ${error.message}`);
  }
}

/** Removes SETTINGS for a whole suite and for each step of the gate, so that their result does not depend on the caller's shell. */
function environmentOf(name) {
  if (process.env.ONLY && !suites.test.includes(name)) return process.env;
  return Object.fromEntries(Object.entries(process.env).filter(([variable]) => !isSetting(variable)));
}

const slotsOf = (name) => (steps[name].alone ? SLOTS : 1);

/** Runs one step and records its result; resolves also when the step fails. */
async function run(name) {
  const { command, alone, env, limitMinutes = LIMIT_MINUTES } = steps[name];
  const path = logOf(name);
  const log = createWriteStream(path);
  const started = Date.now();
  say(`▶ ${name}`);
  const child = spawn('bash', ['-c', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...environmentOf(name),
      ...(scratch && { TMPDIR: scratch }),
      ...env,
      FLAKY_LOG: lists.flaky,
      SKIPPED_LOG: lists.skipped,
    },
  });
  running.set(child.pid, name);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    if (alone) stream.pipe(process.stdout, { end: false });
  }
  const progress = setInterval(
    () => say(`… ${name}: ${seconds(started)} s${alone ? '' : `; ${lastLine(path)}`}`),
    PROGRESS_EVERY_MS,
  );
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    say(`✗ ${name}: ended after ${limitMinutes} minutes`);
    endGroup(child.pid);
  }, limitMinutes * 60_000);
  const code = await new Promise((done) => {
    child.once('error', () => done(127)).once('close', (code) => done(code ?? 1));
    // A process that the step left behind can hold its output open for ever.
    child.once('exit', (code) => setTimeout(() => done(code ?? 1), OUTPUT_GRACE_MS).unref());
  });
  // A step that was interrupted may still exit with 0.
  const status = late ? Math.max(code, 1) : code;
  clearInterval(progress);
  clearTimeout(limit);
  signalGroup(child.pid, 'SIGKILL');
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  running.delete(child.pid);
  await new Promise((done) => log.end(done));
  results.set(name, { seconds: seconds(started), status });
  if (!alone) {
    const output = readFileSync(path, 'utf8');
    process.stdout.write(status === 0 ? resultLines(output) : output);
  }
  say(`${status === 0 ? '✓' : '✗'} ${name}: ${seconds(started)} s`);
}

function summary() {
  const flaky = lines(lists.flaky);
  const skipped = lines(lists.skipped);
  const failed = [...results].filter(([, { status }]) => status > 0);
  console.log('');
  for (const [name, { seconds: took, status, why }] of results)
    console.log(`${String(took).padStart(5)} s  ${name}${status > 0 ? `: ${why ?? 'FAILED'}` : ''}`);
  console.log(`${String(seconds(begin)).padStart(5)} s  in all`);
  for (const line of skipped) console.log(`skipped: ${line}`);
  for (const line of flaky) console.log(`flaky: ${line}`);
  for (const [name] of failed) for (const line of failures(name)) console.log(`failed: ${name}: ${line}`);
  if (process.env.ONLY) console.log(`ONLY=${process.env.ONLY}: this was a part of the suite`);
  console.log(
    `${results.size - failed.length} of ${results.size} steps passed, ${flaky.length} tests flaky, ${skipped.length} skipped`,
  );
  return failed.length > 0 || (strict && flaky.length + skipped.length > 0) ? 1 : 0;
}

/** The lines of a step's log that name a failed test or an error. A log without such a line gives its last lines. */
function failures(name) {
  const log = lines(logOf(name)).map(stripVTControlCharacters);
  const named = log.filter((line) => /^(✘|failed: |error(\[|:))/.test(line));
  return named.length > 0 ? named.slice(0, 40) : log.slice(-10);
}

const logOf = (name) => `${FOLDER}/${name.replaceAll(/[^a-z0-9]+/g, '-')}.log`;
const resultLines = (output) =>
  output
    .split('\n')
    .filter((line) => RESULT_LINE.test(line))
    .map((line) => `${line}\n`)
    .join('');
const lines = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);
const lastLine = (path) => lines(path).at(-1)?.trim().slice(0, 100) ?? '';
const seconds = (from) => Math.round((Date.now() - from) / 1000);
const say = (text) => console.log(text);

function die(text) {
  console.error(`✗ ${text}`);
  process.exit(2);
}

await main();
