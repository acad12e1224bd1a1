import type { Reporter, Suite } from '@playwright/test/reporter';

/** Prints per engine how many flows passed, failed as known, were flaky or failed, and the seconds; then the known failures. */
export default class Summary implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    for (const project of this.suite?.suites ?? []) {
      const tests = project.allTests();
      const isKnown = ({ annotations }: { annotations: { type: string }[] }) =>
        annotations.some(({ type }) => type === 'known');
      const passed = tests.filter(
        (test) => test.outcome() === 'expected' && test.results.at(-1)?.status === 'passed',
      );
      const known = passed.filter(isKnown);
      const flaky = tests.filter((test) => test.outcome() === 'flaky');
      const failed = tests.filter((test) => test.outcome() === 'unexpected');
      const skipped = tests.length - passed.length - flaky.length - failed.length;
      const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      console.log(
        `${project.title}: ${passed.length - known.length} passed, ${known.length} known, ${flaky.length} flaky, ` +
          `${failed.length} failed, ${skipped} not run, ${Math.round(ms / 1000)} s`,
      );
      for (const test of known)
        for (const { type, description } of test.annotations)
          if (type === 'known') console.log(`  known in “${test.title}”: ${description}`);
      for (const test of [...flaky, ...failed]) console.log(`  ${test.outcome()}: “${test.title}”`);
    }
  }
}
