import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Prints a line `failed: <file>: <test>: <error>` for each failed test, and for each error outside a test.
 * Appends a line per skipped test to the file that SKIPPED_LOG names; the suite lists them.
 */
export default class Results implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped'))
        skipped(module, test.fullName, test.options.mode);
      const tests = [...module.children.allTests('failed')];
      for (const test of tests) failed(module.relativeModuleId, test.fullName, test.result().errors?.[0]);
      // The file did not load, or its worker ended before its tests did.
      if (tests.length === 0 && !['passed', 'skipped'].includes(module.state()))
        failed(module.relativeModuleId, module.state(), module.errors()[0]);
    }
    for (const error of unhandled) {
      const path: unknown = error.VITEST_TEST_PATH;
      failed(typeof path === 'string' ? relative('', path) : 'no file', 'outside a test', error);
    }
  }
}

function skipped({ relativeModuleId }: TestModule, test: string, mode: string | undefined): void {
  const file = process.env.SKIPPED_LOG;
  if (file) appendFileSync(file, `web: ${relativeModuleId} ${test}: ${mode}\n`);
}

function failed(file: string, test: string, error: SerializedError | undefined): void {
  const [why = ''] = stripVTControlCharacters(error?.message ?? '').split('\n');
  console.log(`failed: ${file}: ${test}: ${why}`);
}
