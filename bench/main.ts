/**
 * `npm run bench`: the app's speed as one table. `-- --url <address>` measures another app's first
 * screen with the same yardstick; `--runs <n>` (5), `--quick` (one run, no 100,000 rows).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { launch } from './browser';
import { measureLists } from './lists';
import { measureLogin, measureOpening, measureStart } from './opening';
import { rowsFor, seedUser } from './seed';
import { BLANK, withServer } from './server';
import { inTurn } from './statistics';
import { markdownTable, type Figure } from './table';

const SLOW = { cpu: 4 };
const SLOW_4G = { cpu: 4, slowNetwork: true };

/** What a blank page takes (ms) on the machine that the targets were set for. */
const ASSUMED = { slow: 170, slow4G: 304 };

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
  },
});
const runs = options.quick ? 1 : Number(options.runs);

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

interface Blank {
  slow: { measured: number; assumed: number };
  slow4G: { measured: number; assumed: number };
}

const blankOf = (slow: { largestPaint: number }, slow4G: { largestPaint: number }): Blank => ({
  slow: { measured: slow.largestPaint, assumed: ASSUMED.slow },
  slow4G: { measured: slow4G.largestPaint, assumed: ASSUMED.slow4G },
});

async function openingFigures(browser: Browser, server: RunningServer) {
  const { url } = server;
  const session = await seedUser(server, 100);
  say('Landing page, login, start with a stored session…');
  const { landing, login, start, slowStart, ...blanks } = await inTurn(runs, {
    blank: () => measureOpening(browser, url + BLANK, SLOW),
    landing: () => measureOpening(browser, url, SLOW),
    login: () => measureLogin(browser, url, SLOW),
    start: () => measureStart(browser, url, session, SLOW),
    slowBlank: () => measureOpening(browser, url + BLANK, SLOW_4G),
    slowStart: () => measureStart(browser, url, session, SLOW_4G),
  });
  const blank = blankOf(blanks.blank, blanks.slowBlank);
  const { slow, slow4G } = blank;
  const figures: Figure[] = [
    { what: 'blank page: largest paint, 4x CPU', value: slow.measured, unit: 'ms' },
    { what: 'blank page: largest paint, 4x CPU, slow 4G', value: slow4G.measured, unit: 'ms' },
    {
      what: 'landing: largest paint, 4x CPU (2.5 times the blank page’s)',
      value: landing.largestPaint,
      unit: 'ms',
      target: 425,
      blank: slow,
    },
    { what: 'landing: layout shift', value: landing.shift, unit: '', target: 0.001 },
    {
      what: 'landing: blocking time',
      value: landing.blocking,
      unit: 'ms',
      target: 200,
      blank: slow,
    },
    {
      what: 'landing: click on login right after load → form usable, 4x CPU',
      value: login.form,
      unit: 'ms',
      target: 700,
      blank: slow,
    },
    {
      what: 'login: blocking time from the click on',
      value: login.blocking,
      unit: 'ms',
      target: 200,
      blank: slow,
    },
    { what: 'login: layout shift', value: login.shift, unit: '', target: 0.02 },
    {
      what: 'stored session → dashboard with data, 4x CPU, 200 rows',
      value: start.dashboard,
      unit: 'ms',
      target: 1300,
      blank: slow,
    },
    {
      what: 'the same on slow 4G',
      value: slowStart.dashboard,
      unit: 'ms',
      target: 2500,
      blank: slow4G,
    },
    {
      what: 'dashboard: scripts over the wire by then (brotli)',
      value: start.scripts,
      unit: 'KiB',
    },
    {
      what: 'dashboard: blocking time after first paint',
      value: start.blocking,
      unit: 'ms',
      target: 200,
      blank: slow,
    },
    { what: 'dashboard: layout shift', value: start.shift, unit: '', target: 0.02 },
  ];
  return { figures, blank };
}

async function listFigures(browser: Browser, server: RunningServer, { slow }: Blank) {
  const measure = async (payments: number, times: number) => {
    say(`Lists of ${String(payments)} payments…`);
    const session = await seedUser(server, payments);
    const { lists } = await inTurn(times, {
      lists: () => measureLists(browser, server.url, session, SLOW.cpu),
    });
    return lists;
  };
  const few = Math.min(runs, 3);
  const thousand = await measure(500, few);
  const tenThousand = await measure(10_000, few);
  const figures: Figure[] = [
    {
      what: 'changing section, 10,000 payments, slowest, 4x CPU → next paint',
      value: tenThousand.changed,
      unit: 'ms',
      target: 100,
      blank: slow,
    },
    {
      what: 'opening the list of 10,000 payments, 4x CPU → next paint',
      value: tenThousand.opened,
      unit: 'ms',
      target: 100,
      blank: slow,
    },
    { what: 'DOM nodes of that page', value: tenThousand.nodes, unit: '', target: 1500 },
    {
      what: 'scrolling it, main-thread time a frame, 4x CPU',
      value: tenThousand.frame,
      unit: 'ms',
      target: 16,
      blank: slow,
    },
    {
      what: 'toggling paid in it, click → next paint, 4x CPU',
      value: tenThousand.toggled,
      unit: 'ms',
      target: 100,
      blank: slow,
    },
    {
      what: 'loading 10,000 payments into the store, against plain fetch and JSON.parse, 4x CPU',
      value: tenThousand.loaded / tenThousand.plain,
      unit: '×',
      target: 1.5,
    },
    {
      what: 'blocking time of any section, 10,000 payments',
      value: tenThousand.blocking,
      unit: 'ms',
      target: 200,
      blank: slow,
    },
    { what: 'layout shift over all sections', value: tenThousand.shift, unit: '', target: 0.02 },
  ];
  if (options.quick) return figures;

  const hundredThousand = await measure(50_000, 1);
  const growth = (name: 'changed' | 'opened' | 'toggled' | 'frame', what: string): Figure => ({
    what: `${sum(500)} → ${sum(50_000)} rows: ${what}`,
    value: hundredThousand[name] / thousand[name],
    unit: '×',
    target: 2,
  });
  const linear = sumOf(50_000) / sumOf(500);
  return [
    ...figures,
    growth('changed', 'changing section'),
    growth('opened', 'opening the payments'),
    growth('toggled', 'toggling paid'),
    growth('frame', 'a scroll frame'),
    {
      what: `${sum(500)} → ${sum(50_000)} rows: loading (${String(linear)}× is linear)`,
      value: hundredThousand.loaded / thousand.loaded,
      unit: '×',
      target: linear,
    } satisfies Figure,
    {
      what: `${sum(10_000)} rows: stored session → dashboard, 4x CPU`,
      value: tenThousand.start,
      unit: 'ms',
    } satisfies Figure,
    {
      what: `${sum(50_000)} rows: stored session → dashboard, 4x CPU`,
      value: hundredThousand.start,
      unit: 'ms',
    } satisfies Figure,
    { what: `${sum(500)} rows: memory`, value: thousand.memory, unit: 'MiB' } satisfies Figure,
    {
      what: `${sum(10_000)} rows: memory`,
      value: tenThousand.memory,
      unit: 'MiB',
    } satisfies Figure,
    {
      what: `${sum(50_000)} rows: memory`,
      value: hundredThousand.memory,
      unit: 'MiB',
    } satisfies Figure,
    {
      what: `${sum(50_000)} rows: dashboard figures, 1x CPU, click → next paint`,
      value: hundredThousand.figures,
      unit: 'ms',
      target: 50,
    } satisfies Figure,
  ];
}

function sumOf(payments: number): number {
  return Object.values(rowsFor(payments)).reduce((total, rows) => total + rows, 0);
}

const sum = (payments: number): string => sumOf(payments).toLocaleString('en');

/** Another app's first screen beside our blank page. */
async function foreignFigures(browser: Browser, ours: string, url: string): Promise<Figure[]> {
  const { slow, slow4G, ...blanks } = await inTurn(runs, {
    blank: () => measureOpening(browser, ours + BLANK, SLOW),
    slow: () => measureOpening(browser, url, SLOW),
    slowBlank: () => measureOpening(browser, ours + BLANK, SLOW_4G),
    slow4G: () => measureOpening(browser, url, SLOW_4G),
  });
  const blank = blankOf(blanks.blank, blanks.slowBlank);
  return [
    { what: 'blank page: largest paint, 4x CPU', value: blank.slow.measured, unit: 'ms' },
    { what: 'scripts over the wire', value: slow.scripts, unit: 'KiB' },
    { what: 'page and styles over the wire', value: slow.pageAndStyles, unit: 'KiB' },
    { what: 'first paint, 4x CPU', value: slow.firstPaint, unit: 'ms', blank: blank.slow },
    { what: 'largest paint, 4x CPU', value: slow.largestPaint, unit: 'ms', blank: blank.slow },
    {
      what: 'largest paint, 4x CPU, slow 4G',
      value: slow4G.largestPaint,
      unit: 'ms',
      blank: blank.slow4G,
    },
    { what: 'blocking time', value: slow.blocking, unit: 'ms', blank: blank.slow },
    { what: 'layout shift', value: slow.shift, unit: '' },
  ];
}

async function main(): Promise<void> {
  const build = path.resolve(__dirname, '../scripts/build.ts');
  const built = spawnSync(process.execPath, ['-r', 'esbuild-register', build], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  const browser = await launch();
  try {
    await withServer(async (server) => {
      if (options.url !== undefined) {
        console.log(markdownTable(await foreignFigures(browser, server.url, options.url)));
        return;
      }
      const { figures, blank } = await openingFigures(browser, server);
      const lists = await listFigures(browser, server, blank);
      console.log(markdownTable([...figures, ...lists]));
    });
  } finally {
    await browser.close();
  }
}

void main();
