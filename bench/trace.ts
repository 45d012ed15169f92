import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Processor time of threads in ms. Waiting and other load on the machine do not count. */
export interface ThreadTimes {
  /** The longest task of the page's main thread. */
  longest: number;
  /** The sum of all tasks in the page's workers, which the browser's slow-down does not affect. */
  workers: number;
}

/** Measures the page's threads while `act` runs. */
export async function threadTimes(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<ThreadTimes> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // Chromium's format
  const threads = (called: string): Set<string> =>
    new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name?.startsWith(called))
        .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
    );
  const tasksOf = (called: string): number[] => {
    const its = threads(called);
    return traceEvents
      .filter(
        ({ name, pid, tid }) =>
          name.endsWith('RunTask') && its.has(`${String(pid)} ${String(tid)}`),
      )
      .map(({ tdur = 0 }) => tdur / 1000);
  };
  return {
    longest: Math.max(0, ...tasksOf('CrRendererMain')),
    workers: tasksOf('DedicatedWorker').reduce((sum, ms) => sum + ms, 0),
  };
}
