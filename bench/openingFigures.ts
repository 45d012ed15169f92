import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import type { Conditions } from './browser';
import { blankOf, say, SLOW, SLOW_4G, SLOWED } from './conditions';
import { measureLogin, measureOpening, measureStart } from './opening';
import { seedUser } from './seed';
import { BLANK } from './server';
import { inTurn } from './statistics';
import type { Figure } from './table';

/** Everything is held against the blank page, which varies by a third from one opening to the next. */
const BLANKS = 5;

/** Landing page, login, and the start with a stored session; blank pages in between. */
export async function openingFigures(browser: Browser, server: RunningServer, runs: number) {
  const { url } = server;
  const session = await seedUser(server, 100);
  say('Landing page, login, start with a stored session…');
  const opening = (address: string, conditions: Conditions) => () =>
    measureOpening(browser, address, conditions);
  const blankOpening = async (conditions: Conditions) =>
    (await inTurn(BLANKS, { blank: opening(url + BLANK, conditions) })).blank;
  const { landing, login, start, slowStart, ...blanks } = await inTurn(runs, {
    blank: () => blankOpening(SLOW),
    landing: opening(url, SLOW),
    login: () => measureLogin(browser, url, SLOW),
    start: () => measureStart(browser, url, session, SLOW),
    slowBlank: () => blankOpening(SLOW_4G),
    slowStart: () => measureStart(browser, url, session, SLOW_4G),
  });
  const blank = blankOf(blanks.blank, blanks.slowBlank);
  const { slow, slow4G } = blank;
  const figures: Figure[] = [
    { what: `blank page: largest paint, ${SLOWED}`, value: slow.measured, unit: 'ms' },
    { what: `blank page: largest paint, ${SLOWED}, slow 4G`, value: slow4G.measured, unit: 'ms' },
    {
      what: 'landing: largest paint (2.5 times the blank page’s)',
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
      what: 'landing: click on login right after load → form can be typed into',
      value: login.form,
      unit: 'ms',
      target: 700,
      blank: slow,
    },
    {
      what: 'the same → the app has taken the form over',
      value: login.app,
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
      what: 'stored session → dashboard with data, 200 rows',
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
