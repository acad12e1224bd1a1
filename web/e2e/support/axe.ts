import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious on the page, one line each: rule, what is wrong, where. */
export const seriousFaults = (page: Page): Promise<string[]> => faults(page, ['serious', 'critical']);

/** Whatever axe finds on the page, however slight. */
export const axeFaults = (page: Page): Promise<string[]> => faults(page);

async function faults(page: Page, impacts?: readonly string[]): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows no inline one.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
}
