import { aPayment } from '../../../../test/builders';
import { paymentAmounts } from '../payments/payment';
import { emptyPart, partId } from '../payments/paymentPart';
import type { Difference } from '../payments/receiptSteps';
import { receivables } from '../payments/receivable';
import { itemsByKind, type Item } from './item';
import type { StatementLine } from './mergeFiles';
import type { PossibleExpense } from './outgoing';
import {
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
const openParts = new Map(
  receivables(
    [
      aPayment({ id: 'plan', ...paymentAmounts(300, 'pix', 3) }),
      aPayment({ id: 'whole', receivedAmount: 500 }),
    ],
    { whole: [{ ...emptyPart, paymentId: 'whole', number: 1, dueOn: '2026-12-08' }] },
    '2026-11-22',
  ).map((each): [string, ChoosablePart] => {
    const id = `${each.payment.id}-${each.part.number.toString()}`;
    const cents = Math.round((each.part.amount ?? 0) * 100);
    const { dueOn } = each.part;
    return [id, { part: { id, cents, dueOn, clientId: null }, receivable: each }];
  }),
);

const partOf = (id: string) => {
  const found = openParts.get(id);
  if (!found) throw new Error(id);
  return found.part;
};
const pair = <Is extends 'sure' | 'likely'>(is: Is, hash: string, id: string) =>
  ({ is, line: line(hash, partOf(id).cents), part: partOf(id), why: 'name' }) as const;
const came = (hash: string, cents: number): Item => ({ is: 'incoming', line: line(hash, cents) });
const spent = (hash: string, category: PossibleExpense['category']): Item => ({
  is: 'expense',
  line: line(hash, -4990),
  payee: 'Papelaria',
  category,
  same: null,
});

const differs = (hash: string, cents: number, id: string): Item => ({
  is: 'differing',
  line: line(hash, cents),
  parts: [partOf(id)],
});
const chooses = (hash: string, ...ids: string[]): Item => ({
  is: 'choose',
  line: line(hash, 10_000),
  candidates: ids.map(partOf),
});

const choices = (made: Partial<LineChoices> = {}): LineChoices => ({
  ticks: {},
  differences: {},
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

const OPEN = { kind: 'open', dueOn: '2026-12-08' } as const;

test.each<[string, number, string[], Difference | undefined, object]>([
  ['nothing', 10_000, [], undefined, { booked: null, difference: null }],
  ['the same amount', 10_000, ['plan-1'], undefined, { left: 0, booked: [{ cents: 10_000 }] }],
  [
    'less than its part, of which the rest stays open until the day of the part',
    49_000,
    ['whole-1'],
    undefined,
    { left: 1000, kinds: ['open', 'discount'], booked: [{ cents: 49_000, difference: OPEN }] },
  ],
  [
    'less, with a choice',
    9000,
    ['plan-1'],
    { kind: 'discount' },
    { left: 1000, booked: [{ cents: 9000, difference: { kind: 'discount' } }] },
  ],
  [
    'more, which the next part takes',
    11_000,
    ['plan-1'],
    undefined,
    { left: -1000, kinds: ['next', 'extra'], takers: [openParts.get('plan-2')] },
  ],
  [
    'more than all, with a choice for less that was made before another part was chosen',
    51_000,
    ['whole-1'],
    { kind: 'discount' },
    { kinds: ['extra'], difference: { kind: 'extra' }, takers: [] },
  ],
  [
    'more than its part and the next one',
    22_000,
    ['plan-2'],
    undefined,
    { left: -12_000, takers: [openParts.get('plan-3'), openParts.get('plan-1')] },
  ],
  [
    'several parts with this sum',
    20_000,
    ['plan-1', 'plan-2'],
    undefined,
    { left: 0, booked: [{ cents: 10_000 }, { cents: 10_000 }] },
  ],
  [
    'several parts with another sum',
    19_000,
    ['plan-1', 'plan-2'],
    { kind: 'open', dueOn: null },
    {
      left: 1000,
      booked: [{ cents: 10_000 }, { cents: 9000, difference: { kind: 'open', dueOn: null } }],
    },
  ],
  ['a part that is gone', 10_000, ['plan-1', 'gone-1'], undefined, { isGone: true, booked: null }],
])('a line given to %s', (_name, cents, ids, chosen, expected) => {
  expect(partsOfLine(line('a', cents), ids, openParts, chosen)).toMatchObject(expected);
});

test('the rest stays open until the day of the next part; that of the last part, if it is late, without a day', () => {
  const [late, next] = receivables(
    [aPayment({ id: 'late', ...paymentAmounts(200, 'pix', 2) })],
    { late: [{ ...emptyPart, paymentId: 'late', number: 1, dueOn: '2026-11-01' }] },
    '2026-11-22',
  ).map((receivable): [string, ChoosablePart] => {
    const { number, dueOn } = receivable.part;
    const id = `late-${number.toString()}`;
    return [id, { part: { id, cents: 10_000, dueOn, clientId: null }, receivable }];
  });
  if (!late || !next) throw new Error('Two parts are open');
  const its = (...all: [string, ChoosablePart][]) =>
    partsOfLine(line('a', 9000), ['late-1'], new Map(all), undefined).difference;
  expect(its(late, next)).toEqual({ kind: 'open', dueOn: '2026-12-01' });
  expect(its(late)).toEqual({ kind: 'open', dueOn: null });
});

test.each<[string, Item[], Partial<LineChoices>, string[], string[]]>([
  [
    'sure lines are ticked, likely ones are not',
    [pair('sure', 'a', 'plan-1'), pair('likely', 'b', 'whole-1')],
    {},
    ['a: plan-1'],
    [],
  ],
  [
    'a tick and an untick',
    [pair('sure', 'a', 'plan-1'), pair('likely', 'b', 'whole-1')],
    { ticks: { a: false, b: true } },
    ['b: whole-1'],
    [],
  ],
  [
    'a part belongs to the first line for which it was chosen',
    [pair('sure', 'a', 'plan-1'), came('b', 10_000), came('c', 10_000)],
    { parts: { b: 'plan-1', c: 'plan-2' } },
    ['a: plan-1', 'c: plan-2'],
    ['b'],
  ],
  [
    'none of several parts is given if one of them is taken',
    [pair('sure', 'a', 'plan-1'), came('b', 20_000), came('c', 10_000)],
    { parts: { b: 'plan-2 plan-1', c: 'plan-2' } },
    ['a: plan-1', 'c: plan-2'],
    ['b'],
  ],
  [
    'a line of which a choice is made, and one of which none is',
    [chooses('a', 'plan-1', 'plan-2'), chooses('b', 'plan-1', 'plan-2')],
    { parts: { a: 'plan-2', b: '' } },
    ['a: plan-2'],
    [],
  ],
  [
    'what cannot be booked takes no part from another line',
    [came('a', 9000), came('b', 10_000)],
    { parts: { a: 'plan-1 plan-2', b: 'plan-1' } },
    ['b: plan-1'],
    [],
  ],
  ['a line with a difference is not ticked by itself', [differs('a', 9000, 'plan-1')], {}, [], []],
  [
    'a part that takes what is more belongs to that line, too',
    [differs('a', 11_000, 'plan-1'), came('b', 10_000), came('c', 10_000)],
    { ticks: { a: true }, parts: { b: 'plan-2', c: 'plan-3' } },
    ['a: plan-1', 'c: plan-3'],
    ['b'],
  ],
])('%s', (_name, items, made, paying, refused) => {
  const selection = selectionOf(itemsByKind(items), choices(made), openParts);
  const told = selection.paying.map(
    ({ line: { hash }, parts }) =>
      `${hash}: ${parts.map(({ receivable: { payment, part } }) => partId(payment.id, part.number)).join(' ')}`,
  );
  expect(told).toEqual(paying);
  expect([...selection.refused]).toEqual(refused);
});

test('the sums are those of the bank, and a press confirms what is selected', () => {
  const selection = selectionOf(
    itemsByKind([
      pair('sure', 'a', 'whole-1'),
      differs('e', 10_500, 'plan-1'),
      came('b', 9000),
      spent('c', 'Outros'),
      spent('d', 'Outros'),
    ]),
    choices({
      ticks: { e: true },
      differences: { e: { kind: 'extra' } },
      parts: { b: 'plan-3' },
      categories: { c: 'Outros' },
    }),
    openParts,
  );
  expect(selection).toMatchObject({
    marked: 3,
    markedCents: 69_500,
    bookedCents: 69_500,
    differences: { open: 1000, discount: 0, next: 0, extra: 500 },
    spendingCents: -4990,
  });
  const all = confirmationsOf('user', selection);
  expect(all.map(({ parts, expense }) => [parts, expense?.draft])).toEqual([
    [[{ id: 'whole', number: 1, amount: 500 }], undefined],
    [[{ id: 'plan', number: 1, amount: 105, difference: { kind: 'extra' } }], undefined],
    [[{ id: 'plan', number: 3, amount: 90, difference: { kind: 'open', dueOn: null } }], undefined],
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
  expect(all[3]?.line).toEqual({
    id: 'user-c',
    source: '1/1',
    day: '2026-11-20',
    amount: 49.9,
    outgoing: true,
    text: 'c',
  });
});

test('what is marked and cannot be booked is missing from the sum', () => {
  const selection = selectionOf(
    itemsByKind([pair('sure', 'a', 'whole-1'), came('b', 100), came('c', 10_000)]),
    choices({ parts: { b: 'whole-1', c: 'gone-1' } }),
    openParts,
  );
  expect(selection).toMatchObject({ marked: 3, markedCents: 60_100, bookedCents: 50_000 });
});
