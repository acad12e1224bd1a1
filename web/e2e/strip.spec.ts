import type { CDPSession, Page } from '@playwright/test';
import { BOOK, longStrip } from './support/longStrip';
import { command, Portal } from './support/portal';
import { comic, scrollStrip, seePage } from './support/reading';
import { longestTasks, type Task } from './support/tasks';
import { expect, test } from './support/test';

const PAGES = 300;
/** A task that keeps the page's thread busy for longer is felt under a finger. */
const TASK_MS = 50;
/** Of all elements in the document; the strip is some thirty of them. */
const MAX_NODES = 400;
const MAX_PICTURES = 20;
const MAX_HEAP_MB = 40;

interface Figures {
  nodes: number;
  pictures: number;
  heapMb: number;
}

test('a strip of 300 pages is scrolled without a long task, in bounded space', async ({ open }) => {
  test.setTimeout(400_000);
  const server = await Portal.start();
  try {
    const page = await open({ url: server.url });
    await page.goto(`${server.url}/faq`);
    const pack = await longStrip(page, PAGES);
    await command(server.home, 'content', 'import', pack.folder);
    await pack.remove();

    await page.goto(`/readbook/${BOOK}/1`);
    await seePage(page, /第 1 页/);
    const { height } = await comic(page).evaluate((strip) => ({ height: strip.scrollHeight }));
    expect(height, 'as high as all of its pages, from the start').toBeGreaterThan(PAGES * 400);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const before = await figures(page, devtools);

    const seen: Figures[] = [];
    const tasks: Task[] = [];
    const watched = async (act: () => Promise<void>) => {
      tasks.push(...(await longestTasks(page, act)));
      seen.push(await figures(page, devtools));
    };
    await test.step('by a finger that flings, down to the end', async () => {
      for (let part = 0; part < 8 && !(await atEnd(page)); part += 1)
        await watched(async () => {
          for (let turn = 0; turn < 10; turn += 1) await fling(devtools, 2_400, 4_800);
        });
    });
    await test.step('by leaps, to anywhere', () =>
      watched(async () => {
        for (let leap = 0; leap <= 40; leap += 1) {
          await scrollStrip(page, ((leap * 17) % 41) * (height / 41));
          await nextFrames(page, 4);
        }
      }));
    await test.step('down to the last page', () =>
      watched(async () => {
        await scrollStrip(page, height);
        await seePage(page, `第1话 路 第 ${PAGES} 页`);
      }));

    const worked = tasks.map((task) => Math.round(task.worked)).sort((one, other) => other - one);
    const most = (of: (figure: Figures) => number) => Math.max(...seen.map(of));
    const told = {
      pages: PAGES,
      heightPx: height,
      longestTasksMs: worked.slice(0, 8),
      nodes: `${before.nodes} at the start, ${most(({ nodes }) => nodes)} at most`,
      pictures: `${most(({ pictures }) => pictures)} at most`,
      heapMb: `${before.heapMb} at the start, ${most(({ heapMb }) => heapMb)} at most`,
    };
    console.info(told);
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(told) });
    expect(worked.filter((ms) => ms > TASK_MS)).toEqual([]);
    expect(tasks.length).toBeGreaterThan(0);
    expect(most(({ nodes }) => nodes)).toBeLessThan(MAX_NODES);
    expect(most(({ pictures }) => pictures)).toBeLessThanOrEqual(MAX_PICTURES);
    expect(most(({ heapMb }) => heapMb)).toBeLessThan(MAX_HEAP_MB);
  } finally {
    await server.stop().finally(() => server.remove());
  }
});

/** A finger's fling, as the browser sees one: so many px, at so many a second. */
async function fling(devtools: CDPSession, distance: number, speed: number): Promise<void> {
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 187, y: 600, yDistance: -distance, speed },
    gestureSourceType: 'touch',
    preventFling: true,
  });
}

const atEnd = (page: Page) =>
  comic(page).evaluate((strip) => strip.scrollTop + strip.clientHeight >= strip.scrollHeight - 2);

const nextFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** What the page takes up once it has been tidied up. */
async function figures(page: Page, devtools: CDPSession): Promise<Figures> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  const [nodes, pictures] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.querySelectorAll('[data-page] img').length,
  ]);
  return { nodes: nodes!, pictures: pictures!, heapMb: Math.round((heap / 2 ** 20) * 10) / 10 };
}
