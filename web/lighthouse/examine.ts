import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The result of one run of Lighthouse on a page. Scores are 0 to 100. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Transferred bytes. */
  bytes: number;
  /** The longest task of the page, on the throttled processor. */
  taskMs: number;
  /** The failed audits, one line each. */
  failed: string[];
}

/** The parts of a report that this module reads. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit | undefined>;
  runtimeError?: { message: string };
}

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  details?: { items?: { duration?: number }[] };
}

const cli = fileURLToPath(new URL('./node_modules/lighthouse/cli/index.js', import.meta.url));
const CHROME = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=zh-CN'];

/** One run of Lighthouse with its default settings: a mid-range phone on a simulated slow 4G. Writes the report to `file`. */
export async function examine(url: string, file: string): Promise<Figures> {
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: '/usr/bin/chromium' };
  const look = () => promisify(execFile)(process.execPath, [cli, url, ...flags], { env });
  // NO_NAVSTART: the browser's trace started too late, and the page was not measured. Then run again.
  await look().catch((error: unknown) =>
    String(error).includes('NO_NAVSTART') ? look() : Promise.reject(error),
  );
  return read(JSON.parse(await readFile(file, 'utf8')) as Report);
}

/** The median run, by performance. */
export function median(runs: readonly Figures[]): Figures {
  const sorted = [...runs].sort(
    (one, other) => one.performance - other.performance || other.lcpMs - one.lcpMs,
  );
  return sorted[Math.floor(sorted.length / 2)]!;
}

function read(report: Report): Figures {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? NaN;
  const tasks = report.audits['long-tasks']?.details?.items ?? [];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    taskMs: Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
    failed: failedAudits(report),
  };
}

function failedAudits({ categories, audits }: Report): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighed.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`${id}: ${audit.title} ${audit.displayValue ?? ''}`];
  });
}
