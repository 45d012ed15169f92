import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { visitPage } from './browser';
import { DASHBOARD, measureSignedInStart } from './interactions';
import { benchOptions, reportProgress, SLOW_PROCESSOR } from './options';
import { measureScreens } from './screens';
import { sameInEachList, seedUser } from './seed';
import { mediansInTurn } from './statistics';
import type { Figure } from './table';

/** The measured list lengths, with the target in ms for an interaction and for a key in the search. */
const SIZES = [
  { rows: 1_000, target: 100, key: 50 },
  { rows: 10_000, target: 150, key: 100 },
];

/**
 * The length of the longest lists: 100,000 rows in all lists together. The test is that nothing breaks. The times
 * are shown without a target.
 */
const MOST = 20_000;

/** Measures sections, scrolling, toggles and forms with lists of several lengths, on a desktop and on a phone. */
export async function listFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { rows, ...targets } of SIZES) {
    const { desk, phone } = await measure(browser, server, rows, Math.min(benchOptions.runs, 3));
    figures.push(...screenFigures(rows, '', desk, targets));
    figures.push(...screenFigures(rows, ' on a phone', phone, targets));
  }
  if (benchOptions.quick) return figures;
  const { desk, phone } = await measure(browser, server, MOST, 1);
  return [
    ...figures,
    ...screenFigures(MOST, '', desk),
    ...screenFigures(MOST, ' on a phone', phone),
  ];
}

async function measure(browser: Browser, server: RunningServer, rows: number, times: number) {
  reportProgress(`Lists of ${String(rows)} rows each…`);
  const session = await seedUser(server, sameInEachList(rows));
  const day = (phone: boolean) => () =>
    visitPage(
      browser,
      {
        url: server.url,
        session,
        conditions: SLOW_PROCESSOR,
        watch: { dashboard: DASHBOARD },
        phone,
      },
      async (visited) => {
        const start = await measureSignedInStart(visited);
        return { start, ...(await measureScreens(visited)) };
      },
    );
  return mediansInTurn(times, { desk: day(false), phone: day(true) });
}

type Screens = Awaited<ReturnType<typeof measure>>['desk'];

interface Targets {
  target: number;
  key: number;
}

function screenFigures(rows: number, where: string, screens: Screens, targets?: Targets): Figure[] {
  const { target, key } = targets ?? {};
  const on = `${rows.toLocaleString('en')} rows a list${where}: `;
  const figure = (what: string, value: number, unit: Figure['unit'], most?: number): Figure => ({
    what: on + what,
    value,
    unit,
    ...(target !== undefined && most !== undefined && { target: most }),
  });
  return [
    figure('stored session → dashboard', screens.start, 'ms'),
    figure('changing section, slowest → next paint', screens.changed, 'ms', target),
    figure('a key in the search, slowest → next paint', screens.key, 'ms', key),
    figure('a key in a field that searches, slowest → next paint', screens.sought, 'ms', key),
    ...(screens.sort === 0
      ? []
      : [figure('sorting by a head, slowest → next paint', screens.sort, 'ms', target)]),
    figure('opening the palette → next paint', screens.paletteOpened, 'ms', target),
    figure('a key in the palette, over all records → next paint', screens.paletteKey, 'ms', key),
    figure('blocking time of what it finds', screens.paletteBlocking, 'ms', 200),
    figure('opening the form of a quote → next paint', screens.quoteForm, 'ms', target),
    figure('opening the form of a payment → next paint', screens.paymentForm, 'ms', target),
    figure('toggling paid, click → next paint', screens.toggled, 'ms', target),
    figure('scrolling the payments, main-thread time a frame', screens.frame, 'ms', 16),
    figure('blocking time of any section or form', screens.blocking, 'ms', 200),
    figure('layout shift over all of that', screens.shift, '', 0.02),
  ];
}
