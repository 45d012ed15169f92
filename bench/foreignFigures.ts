import type { Browser } from '@playwright/test';
import { blankOf, SLOW, SLOW_4G, SLOWED } from './conditions';
import { measureOpening } from './opening';
import { BLANK } from './server';
import { inTurn } from './statistics';
import type { Figure } from './table';

/** Another app's first screen beside our blank page. */
export async function foreignFigures(
  browser: Browser,
  ours: string,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const { slow, slow4G, ...blanks } = await inTurn(runs, {
    blank: () => measureOpening(browser, ours + BLANK, SLOW),
    slow: () => measureOpening(browser, url, SLOW),
    slowBlank: () => measureOpening(browser, ours + BLANK, SLOW_4G),
    slow4G: () => measureOpening(browser, url, SLOW_4G),
  });
  const blank = blankOf(blanks.blank, blanks.slowBlank);
  return [
    { what: `blank page: largest paint, ${SLOWED}`, value: blank.slow.measured, unit: 'ms' },
    { what: 'scripts over the wire', value: slow.scripts, unit: 'KiB' },
    { what: 'page and styles over the wire', value: slow.pageAndStyles, unit: 'KiB' },
    { what: 'first paint', value: slow.firstPaint, unit: 'ms', blank: blank.slow },
    { what: 'largest paint', value: slow.largestPaint, unit: 'ms', blank: blank.slow },
    {
      what: 'largest paint, slow 4G',
      value: slow4G.largestPaint,
      unit: 'ms',
      blank: blank.slow4G,
    },
    { what: 'blocking time', value: slow.blocking, unit: 'ms', blank: blank.slow },
    { what: 'layout shift', value: slow.shift, unit: '' },
  ];
}
