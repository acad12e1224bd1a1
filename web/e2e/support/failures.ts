import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_LINE = 400;

/**
 * Prints one line per failed test at the very end, then one line per flaky test: it failed first and passed its retry. The file that
 * FLAKY_LOG names gets a line per flaky test, too. A flaky test leaves the exit status 0.
 */
export default class Failures implements Reporter {
  private readonly firstFailures = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
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
    const log = process.env.FLAKY_LOG;
    if (log) for (const one of flaky) appendFileSync(log, `browser: ${one}\n`);
  }
}

/** File, line and title of the test, then the first line of its error. */
function line({ location, title }: TestCase, { status, error }: TestResult): string {
  const why = stripVTControlCharacters(error?.message ?? status)
    .split('\n')
    .filter(Boolean);
  return `${relative(repository, location.file)}:${location.line} ${title}: ${why[0]}`;
}
