import * as fc from 'fast-check';

import { aMeiAdjustment } from '../../../../test/builders';
import { MEI_ACTIVITIES } from '../profile/profile';
import { adjustmentId, noAdjustment, perMeiLine } from './meiAdjustment';
import {
  adjustedReport,
  adjustedDeclaration,
  yearlyDeclaration,
  perActivity,
  reportTotal,
} from './meiReport';

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const adjustment = fc
  .record(perMeiLine(() => fc.option(amount, { nil: null })))
  .map((lines) => aMeiAdjustment(lines));

test.each([
  [2026, 0, 'marina-202601'],
  [2026, 11, 'marina-202612'],
  [987, 9, 'marina-098710'],
])('of %d, month %d: %s', (year, month, id) => {
  expect(adjustmentId('marina', year, month)).toBe(id);
});

test('a line that nothing is said of is as it was received, also where zero is said of another', () => {
  const received = perActivity(() => ({ without: 10, with: 20.5 }));
  expect(adjustedReport(received, null)).toEqual(received);
  expect(adjustedReport(received, aMeiAdjustment(noAdjustment))).toEqual(received);
  expect(adjustedReport(received, aMeiAdjustment({ tradeWith: 0 }))).toEqual({
    ...received,
    trade: { without: 10, with: 0 },
  });
});

test('the declaration is the sum of the months as they are reported, to the cent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MEI_ACTIVITIES),
      fc.array(fc.tuple(amount, amount, fc.option(adjustment, { nil: null })), { maxLength: 12 }),
      (activity, months) => {
        const none = { without: 0, with: 0 };
        const reports = months.map(([without, withDocument, said]) => {
          const received = {
            ...perActivity(() => none),
            [activity]: { without, with: withDocument },
          };
          return { received, adjusted: adjustedReport(received, said) };
        });
        const cents = (reais: number) => Math.round(reais * 100);
        const received = reports.reduce((sum, each) => sum + cents(reportTotal(each.received)), 0);
        const sums = adjustedDeclaration(yearlyDeclaration(received / 100, activity), reports);
        const reported = reports.reduce((sum, each) => sum + cents(reportTotal(each.adjusted)), 0);
        expect(cents(sums.total)).toBe(reported);
        expect(cents(sums.goods) + cents(sums.services)).toBe(reported);
      },
    ),
  );
});
