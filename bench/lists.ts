import type { Browser } from '@playwright/test';
import { visit, type Conditions, type Visited } from './browser';
import { measureFloor } from './floor';
import { started } from './interactions';
import { loading, plainLoading } from './reloading';
import { measureScreens } from './screens';

export interface ListVisit {
  url: string;
  /** A stored session, as supabase-js writes it. */
  session: string;
  conditions: Conditions;
}

const watch = { dashboard: 'main dl dd' };

async function memory({ cdp }: Visited): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1024 / 1024;
}

/** A signed-in user's day with lists of some length; times in ms, memory in MiB. */
export function measureLists(browser: Browser, { url, session, conditions }: ListVisit) {
  return visit(browser, { url, session, conditions, watch }, async (visited) => {
    const { page } = visited;
    const loaded = await loading(visited);
    const plain = await plainLoading(visited, loaded.requests);
    await page.reload({ waitUntil: 'commit' });
    const start = await started(visited);
    const screens = await measureScreens(visited, conditions);
    const used = await memory(visited);
    const floor = await measureFloor(visited);
    return { start, loaded: loaded.ms, plain, ...screens, memory: used, ...floor };
  });
}

/** The same lists in a phone's window, where rows are cards and the sections are in a drawer. */
export function measurePhone(browser: Browser, { url, session, conditions }: ListVisit) {
  return visit(browser, { url, session, conditions, watch, phone: true }, async (visited) => {
    await started(visited);
    const screens = await measureScreens(visited, conditions);
    return { ...screens, ...(await measureFloor(visited)) };
  });
}
