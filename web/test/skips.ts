import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Appends a line per skipped test to the file that PORTAL_SKIPS names; the suite lists them. */
export default class Skips implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.PORTAL_SKIPS;
    if (!file) return;
    for (const { children, relativeModuleId } of modules)
      for (const test of children.allTests('skipped'))
        appendFileSync(file, `web: ${relativeModuleId} ${test.fullName}: ${test.options.mode}\n`);
  }
}
