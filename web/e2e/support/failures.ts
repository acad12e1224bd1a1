import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Says at the very end, in a line each, where what failed did and why: often the end is all that one sees of a run. */
export default class Failures implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const { file = '', line = 0 } = error?.location ?? test.location;
    const why = stripVTControlCharacters(error?.message ?? status)
      .split('\n')
      .filter(Boolean);
    this.lines.push(`✘ ${basename(file)}:${line} of “${test.title}”: ${why.slice(0, 3).join(' ')}`);
  }

  onEnd(): void {
    for (const line of this.lines) console.log(line.slice(0, 400));
  }
}
