import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { settled, visit, type Visited } from './browser';
import { changeSection, DASHBOARD, interaction, longestTask, started } from './interactions';
import { options, say, SLOW } from './options';
import { inEachList, seedUser } from './seed';
import { inTurn } from './statistics';
import type { Figure } from './table';

/** The number of payments. Half of them are not paid yet. */
const ROWS = 1_000;
/** The longest acceptable task of the main thread in ms. */
const LONGEST = 50;

/** Measures bulk changes of many payments on a desktop. */
export async function bulkFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  say('Many payments at once…');
  const { many } = await inTurn(Math.min(options.runs, 3), {
    many: async () => {
      // Paid payments stay paid, so each visit gets an account with new payments.
      const session = await seedUser(server, inEachList(ROWS));
      const watch = { dashboard: DASHBOARD };
      return visit(browser, { url: server.url, session, conditions: SLOW, watch }, payingAll);
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

async function payingAll(visited: Visited) {
  const { page } = visited;
  await started(visited);
  await changeSection(visited, 'Pagamentos');
  // Waits until the chunks and the search texts that the app prepares when it is idle are ready, so that they
  // are not measured.
  await settled(page, 2_000);
  const bar = page.getByRole('region', { name: 'Marcados' });
  const longest = async (act: () => Promise<void>): Promise<number> => {
    await interaction(visited, act);
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
