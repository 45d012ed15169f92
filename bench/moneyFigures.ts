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
import { seedExpected, seedUser, typicalRows } from './seed';
import { mediansInTurn, median } from './statistics';
import type { Figure } from './table';

const PAYMENTS = 10_000;
const REPEATS = 3;

const RECEIVABLES = 'main [aria-label="A receber"]';
const CHART = 'main [role=slider]';
const WEEKS = 'main [aria-label="Semana"]';

/**
 * Measures the card of receivables on the dashboard, and the views of the weeks to come and of a year, with many payments,
 * on a desktop.
 */
export async function moneyFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const on = `${PAYMENTS.toLocaleString('en')} payments: `;
  reportProgress(`${on}what is to be received, and the year…`);
  const session = await seedUser(server, typicalRows(PAYMENTS));
  await seedExpected(server, session);
  const watch = { dashboard: DASHBOARD };
  const { money } = await mediansInTurn(Math.min(benchOptions.runs, 3), {
    money: () =>
      visitPage(
        browser,
        { url: server.url, session, conditions: SLOW_PROCESSOR, watch },
        lookingAtMoney,
      ),
  });
  const figure = (what: string, value: number, target?: number): Figure => ({
    what: on + what,
    value,
    unit: 'ms',
    ...(target !== undefined && { target }),
  });
  return [
    figure('back to the dashboard → A receber is painted', money.receivables, 150),
    figure('the longest task of that', money.receivablesTask),
    figure('opening the weeks to come → their chart is painted', money.weeks, 150),
    figure('the longest task of that', money.weeksTask),
    figure('opening the year → its chart is painted', money.opened, 150),
    figure('the longest task of that', money.openedTask),
    figure('another year → next paint', money.switched, 100),
    figure('the longest task of that', money.switchedTask),
  ];
}

async function lookingAtMoney(visited: OpenedPage) {
  const { page } = visited;
  /** The median of several interactions. `from` leads to the starting point and is not measured. */
  const timed = async (
    from: () => Promise<unknown>,
    act: () => Promise<void>,
    content?: string,
  ): Promise<[took: number, task: number]> => {
    const took: number[] = [];
    const tasks: number[] = [];
    for (let time = 0; time < REPEATS; time += 1) {
      await from();
      took.push(await measureInteraction(visited, act, content));
      tasks.push(await longestTask(visited));
    }
    return [median(took), median(tasks)];
  };
  const openYear = () => page.getByRole('button', { name: 'Ver o ano' }).click();
  const toDashboard = () => page.getByRole('button', { name: 'Dashboard' }).click();
  const yearBefore = page.getByRole('group', { name: 'Ano' }).getByRole('button').first();

  await measureSignedInStart(visited);
  // The section is opened once before the measurement, so that its chunks are loaded.
  await openYear();
  await waitUntilIdle(page);
  const [receivables, receivablesTask] = await timed(
    () => measureSectionChange(visited, 'Clientes'),
    toDashboard,
    RECEIVABLES,
  );
  const openWeeks = () => page.getByRole('button', { name: 'Ver as 13 semanas' }).click();
  await measureSectionChange(visited, 'Dashboard');
  const [weeks, weeksTask] = await timed(
    () => measureSectionChange(visited, 'Dashboard'),
    openWeeks,
    WEEKS,
  );
  const [opened, openedTask] = await timed(
    () => measureSectionChange(visited, 'Dashboard'),
    openYear,
    CHART,
  );
  const [switched, switchedTask] = await timed(
    () => waitUntilIdle(page),
    () => yearBefore.click(),
  );
  return {
    receivables,
    receivablesTask,
    weeks,
    weeksTask,
    opened,
    openedTask,
    switched,
    switchedTask,
  };
}
