import type { Browser } from '@playwright/test';
import { blockingTime, waitUntilIdle, visitPage, type Conditions } from './browser';
import { DASHBOARD, measureSignedInStart } from './interactions';

/** Measures a page that is opened for the first time: largest paint (ms), blocking time (ms) and layout shift. */
export function measureOpening(browser: Browser, url: string, conditions: Conditions) {
  return visitPage(browser, { url, conditions }, async ({ page, probe }) => {
    await waitUntilIdle(page);
    const { firstPaint, largestPaint, shift, longTasks } = await probe();
    return { largestPaint, shift, blocking: blockingTime(longTasks, firstPaint) };
  });
}

/** Measures the ms from a click on the login button, right after the page has loaded, to a form that accepts text. */
export function measureLogin(browser: Browser, url: string, conditions: Conditions) {
  const watch = { form: 'form input[type="password"]' };
  return visitPage(browser, { url, conditions, watch }, async ({ page, probe }) => {
    const clicked = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const click = (): void => {
            const at = performance.now();
            document.querySelector<HTMLElement>('[data-auth="login"]')?.click();
            resolve(at);
          };
          if (document.readyState === 'complete') click();
          else addEventListener('load', click);
        }),
    );
    await page.waitForFunction(() => window.benchProbe.shown['form'] !== undefined);
    await waitUntilIdle(page);
    const { shown, shift, longTasks } = await probe();
    return {
      form: (shown['form'] ?? NaN) - clicked,
      shift,
      blocking: blockingTime(longTasks, clicked),
    };
  });
}

/** Measures the ms from the navigation to the dashboard's figures, with a stored session. */
export function measureStart(
  browser: Browser,
  url: string,
  session: string,
  conditions: Conditions,
) {
  const watch = { dashboard: DASHBOARD };
  return visitPage(browser, { url, session, conditions, watch }, async (visited) => {
    const dashboard = await measureSignedInStart(visited);
    const { shift, longTasks, firstPaint } = await visited.probe();
    return { dashboard, shift, blocking: blockingTime(longTasks, firstPaint) };
  });
}
