import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../e2e/support/test';
import { examine, median, type Figures } from './examine';

const PAGES = { home: '/', games: '/games', square: '/square', animate: '/animate', profile: '/profile' };

/** An odd number, of which the run in the middle counts: one run says as much about the machine as about the page. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const folder = resolve(process.env.LIGHTHOUSE_REPORTS ?? 'test-results/lighthouse-reports');
const table = join(folder, 'figures.md');

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const names = ['page', 'performance', 'accessibility', 'best practices', 'SEO'];
  const times = ['FCP s', 'LCP s', 'TBT ms', 'CLS', 'kB', 'longest task ms'];
  const columns = [...names, ...times];
  writeFileSync(table, `${row(columns)}${row(columns.map(() => '---'))}`);
  process.stdout.write(row(columns));
});

for (const [name, path] of Object.entries(PAGES))
  test(`${name}: as quick and as clean as promised`, async ({ url }) => {
    const runs: Figures[] = [];
    for (let run = 1; run <= RUNS; run++)
      runs.push(await examine(`${url}${path}`, join(folder, `${name}.${run}.json`)));
    const figures = median(runs);
    const line = row([name, ...shown(figures)]);
    appendFileSync(table, line);
    process.stdout.write(line);

    const found = figures.failed.join('\n');
    expect.soft(figures.performance, `performance\n${found}`).toBeGreaterThanOrEqual(95);
    expect.soft(figures.accessibility, `accessibility\n${found}`).toBe(100);
    expect.soft(figures.bestPractices, `best practices\n${found}`).toBe(100);
    expect.soft(figures.seo, `SEO\n${found}`).toBe(100);
    expect.soft(figures.lcpMs, 'largest contentful paint, ms').toBeLessThanOrEqual(2000);
    expect.soft(figures.cls, 'cumulative layout shift').toBeLessThanOrEqual(0.02);
  });

function shown(figures: Figures): string[] {
  const { performance, accessibility, bestPractices, seo, fcpMs, lcpMs, tbtMs, cls, bytes, taskMs } = figures;
  const scores = [performance, accessibility, bestPractices, seo].map(String);
  const seconds = [fcpMs, lcpMs].map((ms) => (ms / 1000).toFixed(2));
  return [
    ...scores,
    ...seconds,
    tbtMs.toFixed(0),
    cls.toFixed(3),
    (bytes / 1000).toFixed(0),
    taskMs.toFixed(0),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}
