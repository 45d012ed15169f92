import * as fc from 'fast-check';

import { aClient, aPayment, aProfile, aProject } from '../../../../test/builders';
import { allReceipts } from '../payments/received';
import { addDays } from '../../shared/days';
import { toCents } from '../../shared/money';
import { emptyPart, type StoredPart } from '../payments/paymentPart';
import { meiMeter } from './mei';
import { yearlyDeclaration, grossTotal, meiReport, reportTotal } from './meiReport';

const TODAY = '2026-11-20';
const mei = (fields: Parameters<typeof aProfile>[0] = {}) => aProfile({ mei: true, ...fields });

test.each([
  [64_799.99, 'fine', 79],
  [64_800, 'near', 80],
  [81_000, 'near', 100],
  [81_000.01, 'over', 100],
  [97_200, 'over', 120],
  [97_200.01, 'farOver', 120],
])('%d reais of 81.000 are %s', (revenue, level, percent) => {
  expect(meiMeter(mei(), 2026, revenue, TODAY)).toMatchObject({ cap: 81_000, level, percent });
});

test('what is left, and where the year ends at this pace', () => {
  expect(meiMeter(mei(), 2026, 44_043, TODAY)).toMatchObject({
    left: 36_957,
    // R$ 44.043 in 324 of 365 days.
    pace: 49_616.34,
  });
  expect(meiMeter(mei(), 2025, 44_043, TODAY)?.pace).toBeNull();
  expect(meiMeter(mei({ meiCap: 130_000 }), 2026, 0, TODAY)?.cap).toBe(130_000);
});

test.each([
  ['2026-01-31', 12, 81_000],
  ['2026-03-15', 10, 67_500],
  ['2026-12-31', 1, 6_750],
  ['2025-12-31', 12, 81_000],
])('opened on %s, %i months of 2026 count', (meiSince, months, cap) => {
  expect(meiMeter(mei({ meiSince }), 2026, 0, TODAY)).toMatchObject({ months, cap });
});

test.each<[number | null, string | null, number, string, number, string | null]>([
  [null, null, 2026, TODAY, 81_000, '2018-01-01'],
  [130_000, null, 2025, TODAY, 130_000, null],
  [130_000, '2026-07-01', 2026, '2026-06-30', 81_000, '2018-01-01'],
  [130_000, '2026-07-01', 2026, '2026-07-01', 130_000, '2026-07-01'],
  [130_000, '2026-07-01', 2025, TODAY, 81_000, '2018-01-01'],
  [130_000, '2027-01-01', 2026, TODAY, 81_000, '2018-01-01'],
  [130_000, '2027-01-01', 2027, TODAY, 130_000, '2027-01-01'],
  [null, '2026-07-01', 2026, TODAY, 81_000, '2018-01-01'],
])('a cap of %j from %j on: of %i it is on %s %i', (meiCap, meiCapFrom, year, today, cap, from) => {
  expect(meiMeter(mei({ meiCap, meiCapFrom }), year, 0, today)).toMatchObject({
    cap,
    validFrom: from,
  });
});

test('a first year has its share of a cap of one’s own, too', () => {
  const settings = mei({ meiCap: 120_000, meiCapFrom: '2026-01-01', meiSince: '2026-03-31' });
  expect(meiMeter(settings, 2026, 0, TODAY)?.cap).toBe(100_000);
});

test('nobody else has a cap, nor a year before the opening', () => {
  expect(meiMeter(null, 2026, 1, TODAY)).toBeNull();
  expect(meiMeter(mei({ mei: false }), 2026, 1, TODAY)).toBeNull();
  expect(meiMeter(mei({ meiSince: '2027-01-01' }), 2026, 1, TODAY)).toBeNull();
});

test('the pace of a first year counts from its month on', () => {
  // October to 20 November are 51 of 92 days.
  expect(meiMeter(mei({ meiSince: '2026-10-05' }), 2026, 5_100, TODAY)?.pace).toBe(9_200);
});

test('the pace is exact to the cent, on any day and for any revenue', () => {
  // 7 cents in 10 of 365 days are 255.5 cents.
  expect(meiMeter(mei(), 2026, 0.07, '2026-01-10')?.pace).toBe(2.56);
  const day = fc.integer({ min: 0, max: 364 });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1e9 }), (passed, cents) => {
      const elapsed = BigInt(passed + 1);
      const halfUp = (2n * BigInt(cents) * 365n + elapsed) / (2n * elapsed);
      const today = addDays('2026-01-01', passed);
      expect(meiMeter(mei(), 2026, cents / 100, today)?.pace).toBe(Number(halfUp) / 100);
    }),
  );
});

const lookup = {
  clients: { c1: aClient({ id: 'c1' }), c2: aClient({ id: 'c2' }) },
  projects: {
    j1: aProject({ id: 'j1', clientId: 'c1' }),
    j2: aProject({ id: 'j2', clientId: 'c2' }),
  },
  parts: {},
  documents: { c1: { document: '11222333000181' }, c2: { document: '52998224725' } },
};

test('a month says what companies paid under what has a document, all else without', () => {
  const paid = (projectId: string | null, receivedAmount: number, paymentDate: string) =>
    aPayment({ paid: true, projectId, receivedAmount, paymentDate });
  const came = allReceipts(
    [
      paid('j1', 100.1, '2026-10-01'),
      paid('j2', 20.2, '2026-10-31'),
      paid(null, 3.3, '2026-10-15'),
      paid('j1', 999, '2026-11-01'),
    ],
    {},
  );
  const report = meiReport(came, 9, 'trade', lookup);
  expect(report).toEqual({
    trade: { without: 23.5, with: 100.1 },
    industry: { without: 0, with: 0 },
    services: { without: 0, with: 0 },
  });
  expect(grossTotal(report.trade)).toBe(123.6);
});

test('what has the number of an invoice is under what has a document, with all that came of its part', () => {
  const whole = aPayment({ id: 'w', paid: true, receivedAmount: 50, paymentDate: '2026-10-02' });
  const parted = aPayment({
    ...{ id: 'p', paid: false, receivedAmount: 300, totalAmount: 900, isInstallment: true },
    paymentDate: null,
  });
  const row = (fields: Partial<StoredPart>) => ({ ...emptyPart, ...fields });
  const parts = {
    w: [{ ...row({ invoiceNumber: '12' }), paymentId: 'w', number: 1 }],
    p: [
      { ...row({ invoiceNumber: '2026/13' }), paymentId: 'p', number: 1 },
      {
        ...row({ within: 1, amount: 100, receivedOn: '2026-10-03' }),
        ...{ paymentId: 'p', number: 501 },
      },
      { ...row({ receivedOn: '2026-10-04', amount: 300 }), paymentId: 'p', number: 2 },
    ],
  };
  const report = meiReport(allReceipts([whole, parted], parts), 9, 'services', {
    ...lookup,
    parts,
  });
  expect(report.services).toEqual({ with: 150, without: 300 });
});

test('the months of any year add up to what its declaration says', () => {
  const payment = fc
    .record({
      month: fc.integer({ min: 1, max: 12 }),
      cents: fc.integer({ min: 0, max: 1e9 }),
      projectId: fc.constantFrom('j1', 'j2', 'gone', null),
    })
    .map(({ month, cents, projectId }) =>
      aPayment({
        paid: true,
        projectId,
        receivedAmount: cents / 100,
        paymentDate: `2026-${month.toString().padStart(2, '0')}-28`,
      }),
    );
  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const came = allReceipts(payments, {});
      const months = Array.from({ length: 12 }, (_, month) =>
        reportTotal(meiReport(came, month, 'services', lookup)),
      );
      const cents = payments.reduce(
        (sum, { receivedAmount }) => sum + toCents(receivedAmount ?? 0),
        0,
      );
      expect(months.reduce((sum, month) => sum + toCents(month), 0)).toBe(cents);
      expect(yearlyDeclaration(cents / 100, 'services')).toEqual({
        goods: 0,
        services: cents / 100,
        total: cents / 100,
      });
    }),
  );
});
