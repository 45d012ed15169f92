import type { Probe } from './probe';
import { settled, type Visited } from './browser';
import { started } from './interactions';

/** The list whose loading is measured. */
const LOADED = '/rest/v1/payments';

const isLoaded = (address: URL): boolean => address.pathname === LOADED;

/** When an action was last seen. */
const at = ({ actions }: Pick<Probe, 'actions'>, type: string): number =>
  actions.findLast((action) => action.type === type)?.at ?? NaN;

/**
 * Loads one list when nothing else is to be done: it is cut off at the start, and the app tries
 * anew when the connection is back.
 * @returns ms from the request to the last row in the store, and the requests that it took.
 */
export async function loading(visited: Visited) {
  const { page, probe } = visited;
  await page.route(isLoaded, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await started(visited);
  const requests: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(LOADED)) return;
    const { apikey = '', authorization = '' } = request.headers();
    requests.push({ url: request.url(), headers: { apikey, authorization } });
  });
  await page.unroute(isLoaded);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForFunction(
    () => window.benchProbe.actions.some(({ type }) => type === 'payments/loaded'),
    undefined,
    { timeout: 300_000 },
  );
  const noted = await probe();
  await settled(page);
  return { ms: at(noted, 'payments/loaded') - at(noted, 'payments/loadStarted'), requests };
}

/** The same pages of rows again by themselves: fetched as the app did, two at a time, and parsed (ms). */
export function plainLoading(
  { page }: Visited,
  requests: Awaited<ReturnType<typeof loading>>['requests'],
) {
  return page.evaluate(async (pages) => {
    const read = async ({ url, headers }: (typeof pages)[number]): Promise<void> => {
      const response = await fetch(url, { headers });
      JSON.parse(await response.text());
    };
    const start = performance.now();
    // The first page tells how many there are.
    await Promise.all(pages.slice(0, 1).map(read));
    for (let at = 1; at < pages.length; at += 2) {
      await Promise.all(pages.slice(at, at + 2).map(read));
    }
    return performance.now() - start;
  }, requests);
}
