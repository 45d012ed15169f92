import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { waitUntilIdle, visitPage, type OpenedPage } from './browser';
import {
  measureSectionChange,
  DASHBOARD,
  measureInteraction,
  longestTask,
  measureSignedInStart,
} from './interactions';
import { benchOptions, reportProgress, SLOW_PROCESSOR } from './options';
import { sameInEachList, seedUser } from './seed';
import { mediansInTurn } from './statistics';
import type { Figure } from './table';

/** The number of payments. Half of them are not paid yet. */
const ROWS = 1_000;
/** The longest acceptable task of the main thread in ms. */
const LONGEST = 50;

/** Measures bulk changes of many payments on a desktop. */
export async function bulkFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  reportProgress('Many payments at once…');
  const { many } = await mediansInTurn(Math.min(benchOptions.runs, 3), {
    many: async () => {
      // Paid payments stay paid, so each visit gets an account with new payments.
      const session = await seedUser(server, sameInEachList(ROWS));
      const watch = { dashboard: DASHBOARD };
      return visitPage(
        browser,
        { url: server.url, session, conditions: SLOW_PROCESSOR, watch },
        payingAll,
      );
    },
  });
  const on = `${ROWS.toLocaleString('en')} payments: `;
  const longest = (what: string, value: number): Figure => ({
    what: `${on}${what}, longest task`,
    value,
    unit: 'ms',
    target: LONGEST,
  });
  return [
    longest('ticking the first', many.first),
    longest('ticking all', many.all),
    longest(`paying the ${String(ROWS / 2)} that are open`, many.paid),
  ];
}

async function payingAll(visited: OpenedPage) {
  const { page } = visited;
  await measureSignedInStart(visited);
  await measureSectionChange(visited, 'Pagamentos');
  // Waits until the chunks and the search texts that the app prepares when it is idle are ready, so that they
  // are not measured.
  await waitUntilIdle(page, 2_000);
  const bar = page.getByRole('region', { name: 'Marcados' });
  const longest = async (act: () => Promise<void>): Promise<number> => {
    await measureInteraction(visited, act);
    return longestTask(visited);
  };
  const first = await longest(() =>
    page
      .getByRole('checkbox', { name: /^Marcar (?!todos)/ })
      .first()
      .click(),
  );
  const all = await longest(() => page.getByRole('checkbox', { name: 'Marcar todos' }).click());
  const paid = await longest(async () => {
    await bar.getByRole('button', { name: 'Marcar como pagos' }).click();
    await bar.waitFor({ state: 'detached', timeout: 300_000 });
  });
  return { first, all, paid };
}
