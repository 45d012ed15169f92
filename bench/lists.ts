import type { Browser, Locator, Page } from '@playwright/test';
import { blockingTime, settled, slowDown, visit, type Visited } from './browser';
import type { Probe } from './probe';

const FRAMES = 60;

/** The list whose loading is measured. */
const LOADED = '/rest/v1/payments';

const nav = (page: Page, section: string): Locator =>
  page.getByRole('navigation', { name: 'Seções' }).getByRole('button', { name: section });

/** Does something that answers at once, and returns the ms from the event to the next paint. */
async function interaction(
  { page, probe }: Pick<Visited, 'page' | 'probe'>,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.benchProbe.interactions = [];
    window.benchProbe.longTasks = [];
  });
  await act();
  await settled(page, 300);
  const { interactions } = await probe();
  // What takes less than 16 ms is not reported at all.
  return Math.max(16, ...interactions.map(({ duration }) => duration));
}

const at = ({ actions }: Pick<Probe, 'actions'>, type: string): number =>
  actions.find((action) => action.type === type)?.at ?? NaN;

/** Waits for a signed-in user's data (ms from the navigation to the dashboard with all of it). */
async function started({ page, probe }: Visited): Promise<number> {
  await page.waitForFunction(() => window.benchProbe.shown['dashboard'] !== undefined, undefined, {
    timeout: 300_000,
  });
  await settled(page);
  return (await probe()).shown['dashboard'] ?? NaN;
}

/**
 * Loads one list again, when nothing else is to be done: it is cut off at the start, and the app
 * tries anew when the connection is back.
 * @returns ms from the request to the last row in the store, and the requests that it took.
 */
async function loading({ page, probe }: Visited) {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(LOADED)) return;
    const { apikey = '', authorization = '' } = request.headers();
    requests.push({ url: request.url(), headers: { apikey, authorization } });
  });
  await page.evaluate(() => {
    window.benchProbe.actions = [];
    window.dispatchEvent(new Event('online'));
  });
  await page.waitForFunction(
    () => window.benchProbe.actions.some(({ type }) => type === 'payments/loaded'),
    undefined,
    { timeout: 300_000 },
  );
  const noted = await probe();
  await settled(page);
  return { ms: at(noted, 'payments/loaded') - at(noted, 'payments/loadStarted'), requests };
}

/** The same pages of rows again by themselves: fetched as the app did, and parsed (ms). */
function plainLoading(
  { page }: Visited,
  requests: Awaited<ReturnType<typeof loading>>['requests'],
) {
  return page.evaluate(async (pages) => {
    const start = performance.now();
    for (const { url, headers } of pages) {
      const response = await fetch(url, { headers });
      JSON.parse(await response.text());
    }
    return performance.now() - start;
  }, requests);
}

/** Main-thread time of a frame while a list is scrolled (ms). */
async function scrolling({ page, cdp }: Visited): Promise<number> {
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await busy();
  const frames = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let frame = 0;
        const step = (): void => {
          window.scrollBy(0, 90);
          frame += 1;
          if (frame < wanted) requestAnimationFrame(step);
          else resolve(frame);
        };
        requestAnimationFrame(step);
      }),
    FRAMES,
  );
  return ((await busy()) - before) / frames;
}

async function memory({ cdp }: Visited): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1024 / 1024;
}

const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  });

/** A signed-in user's day with lists of some length; times in ms, memory in MiB. */
export function measureLists(browser: Browser, url: string, session: string, cpu: number) {
  const conditions = { cpu };
  const watch = { dashboard: '.of-metrics dd' };
  return visit(browser, { url, session, conditions, watch }, async (visited) => {
    const { page, cdp, probe } = visited;
    const isLoaded = (address: URL): boolean => address.pathname === LOADED;
    await page.route(isLoaded, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await started(visited);
    await page.unroute(isLoaded);
    const loaded = await loading(visited);
    const plain = await plainLoading(visited, loaded.requests);
    await page.reload({ waitUntil: 'commit' });
    const start = await started(visited);

    // Chunks and lazy components are there once a section has been seen.
    let blocking = 0;
    let shift = 0;
    for (const section of ['Clientes', 'Orçamentos', 'Projetos', 'Gastos', 'Pagamentos']) {
      await interaction(visited, () => nav(page, section).click());
      const noted = await probe();
      blocking = Math.max(blocking, blockingTime(noted.longTasks, 0));
      shift = noted.shift;
    }
    const nodes = await countNodes(page);
    const frame = await scrolling(visited);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await settled(page, 300);

    const toggle = page
      .getByRole('table')
      .getByRole('button', { name: /Pendente|Pago/ })
      .first();
    const toggled = await interaction(visited, () => toggle.click());
    await slowDown(cdp, { cpu: 1 });
    // The toggle made the figures stale: opening the dashboard computes them anew.
    const figures = await interaction(visited, () => nav(page, 'Dashboard').click());
    await slowDown(cdp, conditions);
    const opened = await interaction(visited, () => nav(page, 'Pagamentos').click());
    const changed: number[] = [];
    for (const section of ['Gastos', 'Orçamentos', 'Projetos', 'Clientes']) {
      changed.push(await interaction(visited, () => nav(page, section).click()));
    }
    return {
      start,
      loaded: loaded.ms,
      plain,
      nodes,
      frame,
      toggled,
      figures,
      opened,
      changed: Math.max(opened, ...changed),
      blocking,
      shift,
      memory: await memory(visited),
    };
  });
}
