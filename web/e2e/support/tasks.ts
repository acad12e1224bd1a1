import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Wall-clock time, µs. */
  dur?: number;
  /** Processor time of the thread, µs. */
  tdur?: number;
  args: { name?: string };
}

/** A task of the page's main thread, ms. */
export interface Task {
  /** Wall-clock time. */
  took: number;
  /** Processor time of the thread: less than the wall-clock time on a busy machine. */
  worked: number;
}

/** The longest tasks of the page's main thread during `act`, by processor time, longest first. */
export async function longestTasks(page: Page, act: () => Promise<void>, count = 5): Promise<Task[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const named = traceEvents.filter(({ name }) => name === 'thread_name');
  const main = new Set(named.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && main.has(threadOf(event)))
    .map(({ dur = 0, tdur = dur }) => ({ took: dur / 1_000, worked: tdur / 1_000 }))
    .sort((one, other) => other.worked - one.worked)
    .slice(0, count);
}
