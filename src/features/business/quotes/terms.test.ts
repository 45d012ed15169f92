import { rounds } from '../../../../test/promises/support/long';
import { randomOf } from '../../../../test/randomOf';
import { sumMoney } from '../../shared/money';
import { paymentAmounts } from '../payments/payment';
import { paymentPlan } from '../payments/plan';
import { emptyQuoteDetails } from './quoteDetails';
import { agreedTerms, dueDay, termsParts, type DueWhen, type Terms } from './terms';

const amounts = (terms: Terms, total: number) =>
  termsParts(terms, total).map(({ amount }) => amount);

test.each<[Terms, number, number[]]>([
  [{ kind: 'upfront' }, 2700, [2700]],
  [{ kind: 'deposit', percent: 50 }, 2700, [1350, 1350]],
  [{ kind: 'deposit', percent: 50 }, 0.01, [0.01, 0]],
  [{ kind: 'deposit', percent: 1 }, 0.01, [0, 0.01]],
  [{ kind: 'deposit', percent: 33.33 }, 1000, [333.3, 666.7]],
  [{ kind: 'deposit', percent: 29 }, 1.5, [0.44, 1.06]],
  [{ kind: 'deposit', amount: 1000.5 }, 2700, [1000.5, 1699.5]],
  // Another device has made the quote cheaper since.
  [{ kind: 'deposit', amount: 3000 }, 2700, [2700, 0]],
  [{ kind: 'installments', count: 3, firstDueOn: null }, 100, [33.33, 33.33, 33.34]],
  [{ kind: 'installments', count: 3, firstDueOn: null }, 200, [66.67, 66.67, 66.66]],
  [
    { kind: 'installments', count: 12, firstDueOn: null },
    0.05,
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.05],
  ],
])('%j of %d is %j', (terms, total, parts) => {
  expect(amounts(terms, total)).toEqual(parts);
});

test('parts are due on approval, on delivery and every month from their first day on', () => {
  const due = (terms: Terms) => termsParts(terms, 300).map((part) => part.due);
  expect(due({ kind: 'upfront' })).toEqual([{ months: 0 }]);
  expect(due({ kind: 'deposit', percent: 30 })).toEqual([{ months: 0 }, 'delivery']);
  expect(due({ kind: 'installments', count: 3, firstDueOn: null })).toEqual([
    { months: 0 },
    { months: 1 },
    { months: 2 },
  ]);
  expect(due({ kind: 'installments', count: 3, firstDueOn: '2027-12-31' })).toEqual([
    { on: '2027-12-31' },
    { on: '2028-01-31' },
    { on: '2028-02-29' },
  ]);
});

test.each<[DueWhen, string]>([
  [{ months: 0 }, '2026-11-30'],
  [{ months: 3 }, '2027-02-28'],
  [{ on: '2026-12-05' }, '2026-12-05'],
  [{ on: '2026-11-05' }, '2026-11-30'],
  ['delivery', '2026-12-20'],
])('of a quote that was approved on 30/11/2026, what is due %j is due on %s', (due, day) => {
  expect(dueDay(due, { approved: '2026-11-30', delivery: '2026-12-20' })).toBe(day);
});

test.each([
  [{}, null],
  [{ termsKind: 'upfront' }, { kind: 'upfront' }],
  [{ termsKind: 'deposit' }, null],
  [
    { termsKind: 'deposit', depositPercent: 50 },
    { kind: 'deposit', percent: 50 },
  ],
  [
    { termsKind: 'deposit', depositPercent: 50, depositAmount: 9 },
    { kind: 'deposit', amount: 9 },
  ],
  [{ termsKind: 'installments' }, null],
  [{ termsKind: 'upfront', installments: 3, depositPercent: 50 }, { kind: 'upfront' }],
  [
    { termsKind: 'installments', installments: 3, depositPercent: 50 },
    { kind: 'installments', count: 3, firstDueOn: null },
  ],
] as const)('what is stored as %j was agreed as %j', (stored, terms) => {
  expect(agreedTerms({ ...emptyQuoteDetails, ...stored })).toEqual(terms);
});

test('nothing is agreed where nothing is stored', () => {
  expect(agreedTerms(null)).toBeNull();
});

const RUNS = rounds(10_000, 100_000);

test(`in ${RUNS} random cases the parts are whole cents, none negative, that add up to the total, and those of the payment`, () => {
  const random = randomOf(20261127);
  const upTo = (most: number) => random.below(Math.floor(most) + 1);
  const wrong: unknown[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const total = upTo(10 ** (1 + upTo(12))) / 100;
    const terms: Terms[] = [
      { kind: 'upfront' },
      { kind: 'deposit', percent: (1 + upTo(9_998)) / 100 },
      { kind: 'deposit', amount: (1 + upTo(total * 100)) / 100 },
      { kind: 'installments', count: 2 + upTo(10), firstDueOn: null },
    ];
    const each = terms[run % terms.length] ?? { kind: 'upfront' };
    const parts = amounts(each, total);
    const isWhole = parts.every((part) => part >= 0 && Math.round(part * 100) / 100 === part);
    const planned =
      each.kind === 'installments' && total > 0
        ? paymentPlan({
            paid: false,
            paymentDate: null,
            ...paymentAmounts(total, 'pix', each.count),
          }).parts.map(({ amount }) => amount)
        : parts;
    if (!isWhole || sumMoney(parts) !== total || planned.join() !== parts.join())
      wrong.push([each, total, parts, planned]);
  }
  expect(wrong).toEqual([]);
});
