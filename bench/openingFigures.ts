import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { measureLogin, measureOpening, measureStart } from './opening';
import { benchOptions, reportProgress, SLOW_PROCESSOR, SLOW_4G } from './options';
import { sameInEachList, seedUser } from './seed';
import { BLANK_PAGE } from './server';
import { mediansInTurn } from './statistics';
import type { Figure } from './table';

/** Measures the landing page, the login, the start with a stored session, and a blank page, in turns. */
export async function openingFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const { url } = server;
  const session = await seedUser(server, sameInEachList(40));
  reportProgress('Landing page, login, start with a stored session…');
  const { blank, landing, login, start, slowBlank, slowStart } = await mediansInTurn(
    benchOptions.runs,
    {
      blank: () => measureOpening(browser, url + BLANK_PAGE, SLOW_PROCESSOR),
      landing: () => measureOpening(browser, url, SLOW_PROCESSOR),
      login: () => measureLogin(browser, url, SLOW_PROCESSOR),
      start: () => measureStart(browser, url, session, SLOW_PROCESSOR),
      slowBlank: () => measureOpening(browser, url + BLANK_PAGE, SLOW_4G),
      slowStart: () => measureStart(browser, url, session, SLOW_4G),
    },
  );
  const told = (what: string, value: number): Figure => ({ what, value, unit: 'ms' });
  const time = (what: string, value: number, target: number): Figure => ({
    ...told(what, value),
    target,
  });
  const steady = (where: string, measured: { blocking: number; shift: number }): Figure[] => [
    time(`${where}: blocking time`, measured.blocking, 200),
    { what: `${where}: layout shift`, value: measured.shift, unit: '', target: 0.02 },
  ];
  return [
    told('blank page: largest paint', blank.largestPaint),
    told('blank page: largest paint, slow 4G', slowBlank.largestPaint),
    told('landing: largest paint', landing.largestPaint),
    ...steady('landing', landing),
    time('landing: click on login right after load → form can be typed into', login.form, 700),
    ...steady('login', login),
    time('stored session → dashboard with data, 200 rows', start.dashboard, 1000),
    time('the same on slow 4G', slowStart.dashboard, 2500),
    ...steady('dashboard', start),
  ];
}
