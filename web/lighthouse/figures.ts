import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../e2e/support/test';
import { examine, median, type Figures } from './examine';

const PAGES = { home: '/', games: '/games', square: '/square', animate: '/animate', profile: '/profile' };

/** An odd number, so that the median is one run: a single run measures the machine as much as the page. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS);
const folder = resolve(process.env.LIGHTHOUSE_REPORTS ?? 'test-results/lighthouse-reports');

const HEAD = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['FCP s', 'LCP s', 'TBT ms', 'CLS', 'kB', 'longest task ms'],
];

// One page after another, because parallel runs slow each other down.
test('the sections have the promised Lighthouse scores and times', async ({ url }) => {
  mkdirSync(folder, { recursive: true });
  const lines = [row(HEAD), row(HEAD.map(() => '---'))];
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: Figures[] = [];
    for (let run = 1; run <= RUNS; run++)
      runs.push(await examine(`${url}${path}`, join(folder, `${name}.${run}.json`)));
    const figures = median(runs);
    lines.push(row([name, ...shown(figures)]));
    expectGood(name, figures);
  }
  writeFileSync(join(folder, 'figures.md'), lines.join(''));
  process.stdout.write(lines.join(''));
});

function expectGood(name: string, figures: Figures): void {
  const found = figures.failed.join('\n');
  const said = (what: string) => `${name}, ${what}\n${found}`;
  expect.soft(figures.performance, said('performance')).toBeGreaterThanOrEqual(95);
  expect.soft(figures.accessibility, said('accessibility')).toBe(100);
  expect.soft(figures.bestPractices, said('best practices')).toBe(100);
  expect.soft(figures.seo, said('SEO')).toBe(100);
  expect.soft(figures.lcpMs, said('largest contentful paint, ms')).toBeLessThanOrEqual(2000);
  expect.soft(figures.cls, said('cumulative layout shift')).toBeLessThanOrEqual(0.02);
}

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
