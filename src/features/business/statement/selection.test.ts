import { aPayment } from '../../../../test/builders';
import { paymentAmounts } from '../payments/payment';
import { receivables } from '../payments/receivable';
import type { StatementLine } from './mergeFiles';
import type { PossibleExpense } from './outgoing';
import type { Review } from './review';
import {
  categoryOf,
  confirmationsOf,
  isTicked,
  partsOfLine,
  selectionOf,
  type ChoosablePart,
} from './selection';
import type { LineChoices } from './statementSlice';

const line = (hash: string, cents: number): StatementLine => ({
  day: '2026-11-20',
  cents,
  text: hash,
  uuid: null,
  hash,
  source: '1/1',
  isCard: false,
});

/** A payment of 300,00 in three parts, and one of 500,00. */
const open = new Map(
  receivables(
    [
      aPayment({ id: 'plan', ...paymentAmounts(300, 'pix', 3) }),
      aPayment({ id: 'whole', receivedAmount: 500 }),
    ],
    {},
    '2026-11-22',
  ).map((each): [string, ChoosablePart] => {
    const id = `${each.payment.id}-${each.part.number.toString()}`;
    const cents = Math.round((each.part.amount ?? 0) * 100);
    return [id, { part: { id, cents, dueOn: null, clientId: null }, open: each }];
  }),
);

const partOf = (id: string) => {
  const found = open.get(id);
  if (!found) throw new Error(id);
  return found.part;
};
const pair = (hash: string, id: string) =>
  ({ line: line(hash, partOf(id).cents), part: partOf(id), why: 'name' }) as const;
const spent = (hash: string, category: PossibleExpense['category']): PossibleExpense => ({
  line: line(hash, -4990),
  payee: 'Papelaria',
  category,
  same: null,
});

const review = (lists: Partial<Review>): Review => ({
  sure: [],
  likely: [],
  choose: [],
  incoming: [],
  possible: [],
  same: [],
  linked: [],
  setAside: [],
  others: [],
  received: [],
  spent: [],
  ...lists,
});
const choices = (made: Partial<LineChoices> = {}): LineChoices => ({
  ticks: {},
  parts: {},
  categories: {},
  ...made,
});

test.each([
  [undefined, true, true],
  [undefined, false, false],
  [false, true, false],
  [true, false, true],
])('touched %s, usually %s: ticked %s', (tick, isUsual, expected) => {
  const ticks: Record<string, boolean> = tick === undefined ? {} : { a: tick };
  expect(isTicked({ ticks }, { hash: 'a' }, isUsual)).toBe(expected);
});

test.each([
  [undefined, 'Outros', 'Outros'],
  [undefined, null, null],
  ['Marketing', 'Outros', 'Marketing'],
  // The user has removed the usual category.
  ['', 'Outros', null],
] as const)('chosen %s, usually %s: the category is %s', (chosen, usual, expected) => {
  const categories = chosen === undefined ? {} : { a: chosen };
  expect(categoryOf({ categories }, spent('a', usual))).toBe(expected);
});

test.each<[string, number, string[], number, boolean, number[] | null]>([
  ['nothing', 10_000, [], 0, false, null],
  ['the same amount', 10_000, ['plan-1'], 10_000, false, [10_000]],
  ['less than the first part', 9000, ['plan-1'], 10_000, false, null],
  ['less than a later part', 9000, ['plan-2'], 10_000, false, [9000]],
  ['several parts with this sum', 20_000, ['plan-1', 'plan-2'], 20_000, false, [10_000, 10_000]],
  ['several parts with another sum', 20_001, ['plan-1', 'plan-2'], 20_000, false, null],
  ['a part that is not open any more', 10_000, ['plan-1', 'gone-1'], 10_000, true, null],
])('a line given to %s', (_name, cents, ids, sum, isGone, booked) => {
  const its = partsOfLine(line('a', cents), ids, open);
  expect([its.cents, its.isGone, its.booked]).toEqual([sum, isGone, booked]);
});

test.each<[string, Partial<Review>, Partial<LineChoices>, string[], string[]]>([
  [
    'sure lines are ticked, likely ones are not',
    { sure: [pair('a', 'plan-1')], likely: [pair('b', 'whole-1')] },
    {},
    ['a: plan-1'],
    [],
  ],
  [
    'a tick and an untick',
    { sure: [pair('a', 'plan-1')], likely: [pair('b', 'whole-1')] },
    { ticks: { a: false, b: true } },
    ['b: whole-1'],
    [],
  ],
  [
    'a part belongs to the first line for which it was chosen',
    { sure: [pair('a', 'plan-1')], incoming: [line('b', 10_000), line('c', 10_000)] },
    { parts: { b: 'plan-1', c: 'plan-2' } },
    ['a: plan-1', 'c: plan-2'],
    ['b'],
  ],
  [
    'none of several parts is given if one of them is taken',
    { sure: [pair('a', 'plan-1')], incoming: [line('b', 20_000), line('c', 10_000)] },
    { parts: { b: 'plan-2 plan-1', c: 'plan-2' } },
    ['a: plan-1', 'c: plan-2'],
    ['b'],
  ],
  [
    'a line of which a choice is made, and one of which none is',
    {
      choose: [
        { line: line('a', 10_000), candidates: [partOf('plan-1'), partOf('plan-2')] },
        { line: line('b', 10_000), candidates: [partOf('plan-1'), partOf('plan-2')] },
      ],
    },
    { parts: { a: 'plan-2', b: '' } },
    ['a: plan-2'],
    [],
  ],
  [
    'what cannot be booked takes no part from another line',
    { incoming: [line('a', 9000), line('b', 10_000)] },
    { parts: { a: 'plan-1', b: 'plan-1' } },
    ['b: plan-1'],
    [],
  ],
])('%s', (_name, lists, made, paying, refused) => {
  const selection = selectionOf(review(lists), choices(made), open);
  const told = selection.paying.map(
    ({ line: { hash }, parts }) => `${hash}: ${parts.map(({ part }) => part.id).join(' ')}`,
  );
  expect(told).toEqual(paying);
  expect([...selection.refused]).toEqual(refused);
});

test('the sums are those of the bank, and a press confirms what is selected', () => {
  const selection = selectionOf(
    review({
      sure: [pair('a', 'whole-1')],
      incoming: [line('b', 9000)],
      possible: [spent('c', 'Outros'), spent('d', null), spent('e', 'Outros')],
    }),
    choices({ parts: { b: 'plan-3' }, ticks: { c: true, d: true } }),
    open,
  );
  expect([selection.payingCents, selection.spendingCents]).toEqual([59_000, -9980]);
  expect(selection.spending.map(({ category }) => category)).toEqual(['Outros', null]);
  const all = confirmationsOf('user', selection);
  expect(all.map(({ parts, expense }) => [parts, expense?.draft])).toEqual([
    [[{ id: 'whole', number: 1, amount: 500 }], undefined],
    [[{ id: 'plan', number: 3, amount: 90 }], undefined],
    [
      [],
      {
        description: 'Papelaria',
        category: 'Outros',
        amount: 49.9,
        date: '2026-11-20',
        paymentMethod: null,
        notes: null,
      },
    ],
  ]);
  expect(all[2]?.line).toEqual({
    id: 'user-c',
    source: '1/1',
    day: '2026-11-20',
    amount: 49.9,
    outgoing: true,
    text: 'c',
  });
});
