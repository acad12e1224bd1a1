/**
 * unit-tests.mjs [filters…]: runs the unit tests of the web app. Each file with a failed test runs once more, alone.
 * If it passes then, its first failures are appended to the file FLAKY_LOG, and the exit code is 0.
 */
import { appendFileSync } from 'node:fs';
import { run } from './spawn.mjs';

/** More failed files than this have a common cause, not flakiness: no file runs again. */
const RERUN_AT_MOST = 10;

process.exitCode = await main();

async function main() {
  const first = await vitest(process.argv.slice(2));
  if (first.status === 0) return 0;
  const flaky = [];
  const files = Object.keys(first.failures);
  // A failure without a file, or an error status without a failed test: a rerun would not repeat the failure, so it must not excuse it.
  const unnamed = files.length === 0 || files.includes('no file');
  if (!unnamed && files.length <= RERUN_AT_MOST)
    for (const file of files) {
      console.log(`\n== ${file} failed; it runs once more, alone`);
      if ((await vitest([file])).status === 0) flaky.push(file);
    }
  for (const file of files)
    for (const line of first.failures[file])
      if (!flaky.includes(file)) console.log(`failed: ${line}`);
      else if (process.env.FLAKY_LOG) appendFileSync(process.env.FLAKY_LOG, `web: ${line}\n`);
  if (unnamed) console.log('failed: an error has no test file');
  return flaky.length === files.length && !unnamed ? 0 : first.status;
}

/** Runs the test files. The result has the exit status, and for each failed file the lines that web/test/results.ts prints. */
async function vitest(files) {
  const failures = {};
  const hear = (line) => {
    const [, failure, file] = /^failed: ((.+?): .*)$/.exec(line) ?? [];
    if (failure) (failures[file] ??= []).push(failure);
    else console.log(line);
  };
  const args = ['--prefix', 'web', 'run', 'test', '--', '--allowOnly=false', ...files];
  return { status: await run('npm', args, { hear }), failures };
}
