import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Appends a line per skipped test to the file that SKIPPED_LOG names; the suite lists them. */
export default class Skips implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.SKIPPED_LOG;
    if (!file) return;
    for (const { children, relativeModuleId } of modules)
      for (const test of children.allTests('skipped'))
        appendFileSync(file, `web: ${relativeModuleId} ${test.fullName}: ${test.options.mode}\n`);
  }
}
