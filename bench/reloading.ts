import type { Probe } from './probe';
import { settled, type Visited } from './browser';

/** The list whose loading is measured. */
export const LOADED = '/rest/v1/payments';

const at = ({ actions }: Pick<Probe, 'actions'>, type: string): number =>
  actions.find((action) => action.type === type)?.at ?? NaN;

/**
 * Loads one list again, when nothing else is to be done: it is cut off at the start, and the app
 * tries anew when the connection is back.
 * @returns ms from the request to the last row in the store, and the requests that it took.
 */
export async function loading({ page, probe }: Visited) {
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
export function plainLoading(
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
