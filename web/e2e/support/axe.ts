import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious faults that axe finds on the page, each as text: rule, element, summary. */
export const seriousFaults = (page: Page): Promise<string[]> => faults(page, ['serious', 'critical']);

/** All faults that axe finds on the page, of every impact. */
export const axeFaults = (page: Page): Promise<string[]> => faults(page);

/** The faults that a change of the colour scheme can cause. */
export const colourFaults = (page: Page): Promise<string[]> =>
  faults(page, undefined, ['color-contrast', 'link-in-text-block']);

async function faults(page: Page, impacts?: readonly string[], rules?: string[]): Promise<string[]> {
  // Evaluated, because the page's policy allows no inline script. It stays loaded in this document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      }),
    rules,
  );
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
}
