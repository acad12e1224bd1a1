import { figure } from './support/figure';
import {
  atEnd,
  countElements,
  expectFullHeight,
  flingToEnd,
  jumpAround,
  scrollToLastPage,
  withStrip,
  type Strip,
} from './support/strip';
import { longestTasks, type Task } from './support/tasks';
import { expect, test } from './support/test';

const PAGES = 300;
/** A user notices a task of the main thread that is longer. */
const TASK_MS = 50;
const MAX_NODES = 400;
const MAX_PICTURES = 20;
const MAX_HEAP_MB = 40;

test('a strip of 300 pages: the longest task, elements and memory', async ({ open }) => {
  test.setTimeout(600_000);
  await withStrip(open, PAGES, async (strip) => {
    const { page, devtools } = strip;
    expectFullHeight(strip);
    await devtools.send('Performance.enable');
    const seen: { nodes: number; pictures: number; heap: number }[] = [];
    const tasks: Task[] = [];
    const measured = async (act: () => Promise<void>) => {
      tasks.push(...(await longestTasks(page, act)));
      seen.push({ ...(await countElements(strip)), heap: await heapMb(strip) });
    };
    for (let part = 0; part < 60 && !(await atEnd(strip)); part += 1) await measured(() => flingToEnd(strip));
    expect(await atEnd(strip), 'the flings reach the end').toBe(true);
    await measured(() => jumpAround(strip));
    await measured(() => scrollToLastPage(strip));
    expect(tasks.length).toBeGreaterThan(0);
    figure('strip_longest_task', Math.round(Math.max(...tasks.map(({ worked }) => worked))), 'ms', TASK_MS);
    figure('strip_nodes', Math.max(...seen.map(({ nodes }) => nodes)), 'elements', MAX_NODES);
    figure('strip_pictures', Math.max(...seen.map(({ pictures }) => pictures)), 'elements', MAX_PICTURES);
    figure('strip_heap', Math.max(...seen.map(({ heap }) => heap)), 'MiB', MAX_HEAP_MB);
  });
});

/** The page's JavaScript heap after garbage collection. */
async function heapMb({ devtools }: Strip): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  return Math.round((heap / 2 ** 20) * 10) / 10;
}
