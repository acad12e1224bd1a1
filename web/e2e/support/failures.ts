import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_LINE = 400;

/**
 * Prints one line per failed test at the very end, then one line per flaky test: a test that failed first and passed its retry.
 * Appends a line per flaky test to the file FLAKY_LOG, and a line per skipped test to the file SKIPPED_LOG. Flaky and skipped tests
 * leave the exit status 0.
 */
export default class Failures implements Reporter {
  private readonly firstFailures = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') {
      // Playwright also reports the rest of a serial suite as skipped after a failure. The retry runs these tests.
      if (test.expectedStatus === 'skipped')
        append(process.env.SKIPPED_LOG, `browser: ${line(test, result)}`);
      return;
    }
    if (result.status === 'passed') return;
    if (!this.firstFailures.has(test)) this.firstFailures.set(test, result);
  }

  onEnd(): void {
    const all = [...this.firstFailures];
    const flaky = all
      .filter(([test]) => test.outcome() === 'flaky')
      .map(([test, result]) => line(test, result));
    for (const [test, result] of all)
      if (test.outcome() !== 'flaky') console.log(`✘ ${line(test, result)}`.slice(0, MAX_LINE));
    for (const one of flaky) console.log(`flaky: ${one}`.slice(0, MAX_LINE));
    for (const one of flaky) append(process.env.FLAKY_LOG, `browser: ${one}`);
  }
}

function append(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, `${text}\n`);
}

/** File, line and title of the test, then the first line of its error or the reason of its skip. */
function line({ location, title, annotations }: TestCase, { status, error }: TestResult): string {
  const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
  const why = stripVTControlCharacters(error?.message ?? skip?.description ?? status)
    .split('\n')
    .filter(Boolean);
  return `${relative(repository, location.file)}:${location.line} ${title}: ${why[0]}`;
}
